"""Sentences of the answers panel: what is odd about the answers, and where a step has led."""

from gui.faces.texts import tr
from gui.language.sentences import raised
from gui.panels.answers_check import Checked
from gui.panels.answers_checker import AnswersChecker
from gui.panels.answers_model import AnswersModel
from gui.panels.answers_words import place
from gui.panels.words import judge_words


def warnings(checker: AnswersChecker) -> list[str]:
    """What a person should know about the answers that are shown."""
    source, texts = checker.source, []
    if source.gone:
        texts.append(tr("The file cannot be read now: {0}. These are its last answers.").format(source.trouble))
    if checker.trouble:
        texts.append(checker.trouble)
    if checker.result is not None:
        texts += _of_check(checker.result)
    return texts


def _of_check(checked: Checked) -> list[str]:
    texts = []
    if not checked.answers:
        texts.append(tr("The document asks nothing: there is nothing to answer."))
    names = list(dict.fromkeys(judge_words(form.name, form.game).judge for form in checked.question.forms))
    if len(names) > 1:
        judges = tr(", ").join(names)
        texts.append(tr("The cases are of several games: each is read in the words of its judge ({0}).").format(judges))
    for warning in checked.report.warnings:
        spot = place(warning.line, warning.column)
        text = raised(warning.message)
        texts.append(tr("{0} ({1})").format(text, spot) if spot else text)
    return texts


def step_words(model: AnswersModel, entry: int, step: int, *, went_round: bool, alone: bool) -> str:
    """Where a step has led: to which of the answers that are not right."""
    faulty = model.checked.faulty if model.checked else ()
    if alone:
        return tr("This is the only answer that is not right.")
    text = tr("{0} of {1} that are not right").format(f"{faulty.index(entry) + 1:,}", f"{len(faulty):,}")
    if not went_round:
        return text
    end = tr("from the start again") if step > 0 else tr("from the end again")
    return tr("{0}, {1}").format(text, end)
