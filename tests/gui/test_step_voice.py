"""What a screen reader hears of the steps of a labelling."""

import pytest
from stepper_room import SMALL, made_rooms

from gui.accessible.step_voice import StepVoice
from tests.gui.accessible_world import announced, listening


@pytest.fixture
def room(qtbot, qapp):
    yield from made_rooms(qtbot, qapp)


def test_each_step_is_read_out_once_and_politely(room, monkeypatch):
    desk = room(SMALL)
    voice = StepVoice(desk.stepper, desk.bar)
    with listening(monkeypatch) as heard:
        desk.stepper.start()
        said = [desk.stepper.sentence]
        for _ in range(3):
            desk.stepper.step()
            said.append(desk.stepper.sentence)
        desk.stepper.back()
        said.append(desk.stepper.sentence)
        desk.stepper.set_speed(2.0)
        assert announced(heard) == said
        assert not any(one.urgent for one in heard if one.text in said)
    voice.deleteLater()


def test_what_plays_faster_than_speech_is_silent_until_it_is_paused(room, monkeypatch):
    desk = room(SMALL)
    voice = StepVoice(desk.stepper, desk.bar)
    desk.stepper.set_speed(4.0)
    with listening(monkeypatch) as heard:
        desk.stepper.play()
        heard.clear()
        desk.stepper.step()
        desk.stepper.step()
        assert announced(heard) == []
        desk.stepper.pause()
        assert announced(heard) == [desk.stepper.sentence]
        heard.clear()
        desk.stepper.set_speed(1.0)
        desk.stepper.play()
        desk.stepper.step()
        assert announced(heard)[-1] == desk.stepper.sentence
        desk.stepper.stop()
    voice.deleteLater()
