<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Accessible</name>
    <message>
        <source>, </source>
        <translation>， </translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1 个局面</translation>
    </message>
    <message>
        <source>N-position: the player to move wins</source>
        <translation>N 态：轮到走的一方必胜</translation>
    </message>
    <message>
        <source>P-position: the player to move loses</source>
        <translation>P 态：轮到走的一方必败</translation>
    </message>
    <message>
        <source>eight chesses</source>
        <translation>八枚棋子</translation>
    </message>
    <message>
        <source>eight stones</source>
        <translation>八枚棋子</translation>
    </message>
    <message>
        <source>five chesses</source>
        <translation>五枚棋子</translation>
    </message>
    <message>
        <source>five stones</source>
        <translation>五枚棋子</translation>
    </message>
    <message>
        <source>four chesses</source>
        <translation>四枚棋子</translation>
    </message>
    <message>
        <source>four stones</source>
        <translation>四枚棋子</translation>
    </message>
    <message>
        <source>group {0}, {1}</source>
        <translation>分组 {0}，{1}</translation>
    </message>
    <message>
        <source>heap {0} of {1}</source>
        <translation>第 {0} 堆，大小 {1}</translation>
    </message>
    <message>
        <source>moves to {0}</source>
        <translation>可走到 {0}</translation>
    </message>
    <message>
        <source>moves to {0} positions</source>
        <translation>可走到 {0} 个局面</translation>
    </message>
    <message>
        <source>nine chesses</source>
        <translation>九枚棋子</translation>
    </message>
    <message>
        <source>nine stones</source>
        <translation>九枚棋子</translation>
    </message>
    <message>
        <source>no chesses</source>
        <translation>没有棋子</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>没有走法</translation>
    </message>
    <message>
        <source>no stones</source>
        <translation>没有棋子</translation>
    </message>
    <message>
        <source>note: {0}</source>
        <translation>便笺：{0}</translation>
    </message>
    <message>
        <source>one chess</source>
        <translation>一枚棋子</translation>
    </message>
    <message>
        <source>one chess in column {0}</source>
        <translation>第 {0} 列有一枚棋子</translation>
    </message>
    <message>
        <source>one stone</source>
        <translation>一枚棋子</translation>
    </message>
    <message>
        <source>position {0}</source>
        <translation>局面 {0}</translation>
    </message>
    <message>
        <source>row {0}</source>
        <translation>第 {0} 行</translation>
    </message>
    <message>
        <source>seven chesses</source>
        <translation>七枚棋子</translation>
    </message>
    <message>
        <source>seven stones</source>
        <translation>七枚棋子</translation>
    </message>
    <message>
        <source>six chesses</source>
        <translation>六枚棋子</translation>
    </message>
    <message>
        <source>six stones</source>
        <translation>六枚棋子</translation>
    </message>
    <message>
        <source>size {0}</source>
        <translation>大小 {0}</translation>
    </message>
    <message>
        <source>ten chesses</source>
        <translation>十枚棋子</translation>
    </message>
    <message>
        <source>ten stones</source>
        <translation>十枚棋子</translation>
    </message>
    <message>
        <source>three chesses</source>
        <translation>三枚棋子</translation>
    </message>
    <message>
        <source>three stones</source>
        <translation>三枚棋子</translation>
    </message>
    <message>
        <source>two chesses</source>
        <translation>两枚棋子</translation>
    </message>
    <message>
        <source>two stones</source>
        <translation>两枚棋子</translation>
    </message>
    <message>
        <source>value {0}</source>
        <translation>值 {0}</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} 和 {1}</translation>
    </message>
    <message>
        <source>{0} chesses</source>
        <translation>{0} 枚棋子</translation>
    </message>
    <message>
        <source>{0} in columns {1}</source>
        <translation>{0}，位于第 {1} 列</translation>
    </message>
    <message>
        <source>{0} positions</source>
        <translation>{0} 个局面</translation>
    </message>
    <message>
        <source>{0} stones</source>
        <translation>{0} 枚棋子</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;100 %</source>
        <translation>100 %(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;About Grundy Studio</source>
        <translation>关于 Grundy Studio(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add a heap</source>
        <translation>添加一个堆(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add case</source>
        <translation>添加数据组(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add query</source>
        <translation>添加询问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>对齐(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Alignment guides</source>
        <translation>对齐参考线(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Amber</source>
        <translation>琥珀色(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Amber and blue</source>
        <translation>琥珀色和蓝色(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <translation>答案(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Bottom</source>
        <translation>下端(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>数据组(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Centre</source>
        <translation>居中(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>命令面板(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Coral and teal</source>
        <translation>珊瑚色和青色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Curved moves</source>
        <translation>走法画成曲线(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>删除行(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Duplicate case</source>
        <translation>复制一份数据组(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Duplicate query</source>
        <translation>复制一份询问(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fill rows</source>
        <translation>填满行(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find a position…</source>
        <translation>查找局面(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fit the width</source>
        <translation>适合宽度(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Follow the file</source>
        <translation>跟随文件变化(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Generate cases…</source>
        <translation>生成数据组(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>图(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>绿色(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>网格(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Group selection…</source>
        <translation>把选中内容编组(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Heaps</source>
        <translation>堆(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import cases…</source>
        <translation>导入数据组(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Insert row below</source>
        <translation>在下方插入行(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Jump</source>
        <translation>跳跃(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Lay out all</source>
        <translation>全部布局(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左端(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Load answers…</source>
        <translation>加载答案(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Middle</source>
        <translation>垂直居中(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>小地图(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Next case</source>
        <translation>下一组(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next query</source>
        <translation>下一个询问(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next wrong answer</source>
        <translation>下一个错误答案(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Numbering</source>
        <translation>编号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Only wrong answers</source>
        <translation>只看错误答案(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste answers</source>
        <translation>粘贴答案(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>粘贴行(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play in this heap…</source>
        <translation>在这一堆中走(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>播放或暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play this out…</source>
        <translation>对局(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Previous case</source>
        <translation>上一组(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous query</source>
        <translation>上一个询问(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>询问(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Red</source>
        <translation>红色(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rename case…</source>
        <translation>重命名数据组(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Rename query…</source>
        <translation>重命名询问(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右端(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run the program</source>
        <translation>运行程序(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Select the group</source>
        <translation>选中分组(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Set stones…</source>
        <translation>设置棋子数(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Snap to grid</source>
        <translation>吸附到网格(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>重新开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stress a program…</source>
        <translation>对拍程序(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Take answers away</source>
        <translation>移除答案(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tests</source>
        <translation>测试数据(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上端(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>取消分组(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Violet</source>
        <translation>紫色(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Walk</source>
        <translation>沿走法移动(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Yellow and navy</source>
        <translation>黄色和藏青色(&amp;Y)</translation>
    </message>
    <message>
        <source>A colour for each Grundy value</source>
        <translation>每个 SG 值用一种颜色</translation>
    </message>
    <message>
        <source>Add &amp;move</source>
        <translation>添加走法(&amp;M)</translation>
    </message>
    <message>
        <source>Add &amp;position</source>
        <translation>添加局面(&amp;P)</translation>
    </message>
    <message>
        <source>Add a heap at the end of the row (Insert)</source>
        <translation>在末尾添加一个堆 (Insert)</translation>
    </message>
    <message>
        <source>Add a move t&amp;o…</source>
        <translation>添加走法到(&amp;O)…</translation>
    </message>
    <message>
        <source>Add a no&amp;te</source>
        <translation>添加便笺(&amp;T)</translation>
    </message>
    <message>
        <source>Add a position beside the selected one</source>
        <translation>在选中的局面旁添加一个局面</translation>
    </message>
    <message>
        <source>Add a position, and a move to it from the selected one</source>
        <translation>添加一个局面，以及从选中的局面到它的走法</translation>
    </message>
    <message>
        <source>Add a st&amp;one</source>
        <translation>加一枚棋子(&amp;O)</translation>
    </message>
    <message>
        <source>Add case &amp;of</source>
        <translation>添加指定类型的数据组(&amp;O)</translation>
    </message>
    <message>
        <source>Add generated c&amp;ases</source>
        <translation>把生成的内容添加为数据组(&amp;A)</translation>
    </message>
    <message>
        <source>Add row at the &amp;end</source>
        <translation>在末尾添加行(&amp;E)</translation>
    </message>
    <message>
        <source>Add the cases of a file to this one</source>
        <translation>把一个文件中的数据组加到当前文档</translation>
    </message>
    <message>
        <source>Add the rows of a text: 2 19 20, or .X..X</source>
        <translation>添加文本中的行：2 19 20 或 .X..X</translation>
    </message>
    <message>
        <source>Add to th&amp;e group</source>
        <translation>加入分组(&amp;E)</translation>
    </message>
    <message>
        <source>Align the selected positions</source>
        <translation>对齐选中的局面</translation>
    </message>
    <message>
        <source>All keys and mouse gestures; shortcuts can be changed</source>
        <translation>所有按键和鼠标操作；快捷键可以更改</translation>
    </message>
    <message>
        <source>All positions have their values</source>
        <translation>所有局面都有值</translation>
    </message>
    <message>
        <source>All settings, with a search over them</source>
        <translation>所有设置，可以搜索</translation>
    </message>
    <message>
        <source>Another placement of stones on this graph</source>
        <translation>在这个图上换一种棋子摆法</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>跟随系统(&amp;Y)</translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation>颜色(&amp;O)</translation>
    </message>
    <message>
        <source>Change the si&amp;ze…</source>
        <translation>更改大小(&amp;Z)…</translation>
    </message>
    <message>
        <source>Check a program&apos;s output beside this file</source>
        <translation>在该文件旁检查程序的输出</translation>
    </message>
    <message>
        <source>Check no answers any more</source>
        <translation>不再检查任何答案</translation>
    </message>
    <message>
        <source>Check the output on the clipboard</source>
        <translation>检查剪贴板上的输出</translation>
    </message>
    <message>
        <source>Clea&amp;r rows</source>
        <translation>清空行(&amp;R)</translation>
    </message>
    <message>
        <source>Clear &amp;block</source>
        <translation>清空格子(&amp;B)</translation>
    </message>
    <message>
        <source>Click adds a stone, Shift- or right-click takes one</source>
        <translation>单击加一枚棋子，Shift+单击或右键取走一枚</translation>
    </message>
    <message>
        <source>Click to add positions</source>
        <translation>单击以添加局面</translation>
    </message>
    <message>
        <source>Colo&amp;urs of positions</source>
        <translation>局面的颜色(&amp;U)</translation>
    </message>
    <message>
        <source>Colour by &amp;value</source>
        <translation>按值着色(&amp;V)</translation>
    </message>
    <message>
        <source>Colour the selected notes and groups amber</source>
        <translation>把选中的便笺和分组设为琥珀色</translation>
    </message>
    <message>
        <source>Colour the selected notes and groups green</source>
        <translation>把选中的便笺和分组设为绿色</translation>
    </message>
    <message>
        <source>Colour the selected notes and groups grey</source>
        <translation>把选中的便笺和分组设为灰色</translation>
    </message>
    <message>
        <source>Colour the selected notes and groups red</source>
        <translation>把选中的便笺和分组设为红色</translation>
    </message>
    <message>
        <source>Colour the selected notes and groups violet</source>
        <translation>把选中的便笺和分组设为紫色</translation>
    </message>
    <message>
        <source>Cop&amp;y as picture</source>
        <translation>复制为图片(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy rows as text, as a judge file has them</source>
        <translation>把行复制为文本，格式与评测文件相同</translation>
    </message>
    <message>
        <source>Count from &amp;0</source>
        <translation>从 0 开始(&amp;0)</translation>
    </message>
    <message>
        <source>Count from &amp;1</source>
        <translation>从 1 开始(&amp;1)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Cu&amp;t rows</source>
        <translation>剪切行(&amp;T)</translation>
    </message>
    <message>
        <source>De&amp;lete case</source>
        <translation>删除数据组(&amp;L)</translation>
    </message>
    <message>
        <source>De&amp;lete query</source>
        <translation>删除询问(&amp;L)</translation>
    </message>
    <message>
        <source>Dim all but one Grundy value: that of the selection</source>
        <translation>除选中内容的 SG 值外，其余都变暗</translation>
    </message>
    <message>
        <source>Dim all positions of another value than 0</source>
        <translation>值不为 0 的局面都变暗</translation>
    </message>
    <message>
        <source>Dim no positions any more</source>
        <translation>不再使任何局面变暗</translation>
    </message>
    <message>
        <source>Dim what has no way to or from it</source>
        <translation>与它没有路径相连的都变暗</translation>
    </message>
    <message>
        <source>Dim what no moves lead from to it</source>
        <translation>从它出发到不了的都变暗</translation>
    </message>
    <message>
        <source>Dim what no moves lead to from it</source>
        <translation>到不了它的都变暗</translation>
    </message>
    <message>
        <source>Drag from a position to another</source>
        <translation>从一个局面拖到另一个局面</translation>
    </message>
    <message>
        <source>Drag the view; or hold Space</source>
        <translation>拖动视图；也可以按住空格键</translation>
    </message>
    <message>
        <source>Dragged positions snap to lines of others; not with Ctrl or Alt</source>
        <translation>拖动的局面吸附到其他局面的对齐线；按住 Ctrl 或 Alt 时不吸附</translation>
    </message>
    <message>
        <source>Draw moves as arcs</source>
        <translation>把走法画成弧线</translation>
    </message>
    <message>
        <source>Draw the graph in layers, moves pointing down</source>
        <translation>把图分层画出，走法向下</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>复制一份(&amp;I)</translation>
    </message>
    <message>
        <source>Duplicate row&amp;s</source>
        <translation>复制一份行(&amp;S)</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>解释(&amp;X)</translation>
    </message>
    <message>
        <source>E&amp;xplain the values</source>
        <translation>解释这些值(&amp;X)</translation>
    </message>
    <message>
        <source>Edit the &amp;rule</source>
        <translation>编辑规则(&amp;R)</translation>
    </message>
    <message>
        <source>Edit the &amp;sizes</source>
        <translation>编辑大小(&amp;S)</translation>
    </message>
    <message>
        <source>End the stepping: all values are shown again</source>
        <translation>结束演示：重新显示所有值</translation>
    </message>
    <message>
        <source>Equal steps from left to right</source>
        <translation>从左到右等间距</translation>
    </message>
    <message>
        <source>Equal steps from top to bottom</source>
        <translation>从上到下等间距</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>导出图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Export test pac&amp;kage…</source>
        <translation>导出题目数据包(&amp;K)…</translation>
    </message>
    <message>
        <source>Filt&amp;er</source>
        <translation>筛选(&amp;E)</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find an input that breaks a program</source>
        <translation>查找使程序出错的输入</translation>
    </message>
    <message>
        <source>Find anything that the program can do, and do it</source>
        <translation>查找程序的任何功能并执行</translation>
    </message>
    <message>
        <source>Find positions by number, name, value or stones</source>
        <translation>按编号、名称、值或棋子查找局面</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>Full screen, large letters</source>
        <translation>全屏，大号文字</translation>
    </message>
    <message>
        <source>Generate with another see&amp;d</source>
        <translation>换一个种子生成(&amp;D)</translation>
    </message>
    <message>
        <source>Get back what was not saved when the program ended</source>
        <translation>找回程序结束时没有保存的内容</translation>
    </message>
    <message>
        <source>Go to the next answer that is not right</source>
        <translation>转到下一个不正确的答案</translation>
    </message>
    <message>
        <source>Go to the next position that matches</source>
        <translation>转到下一个匹配的局面</translation>
    </message>
    <message>
        <source>Go to the one before</source>
        <translation>转到上一个</translation>
    </message>
    <message>
        <source>Go to the position before that matches</source>
        <translation>转到上一个匹配的局面</translation>
    </message>
    <message>
        <source>Gre&amp;y</source>
        <translation>灰色(&amp;Y)</translation>
    </message>
    <message>
        <source>Hea&amp;ps</source>
        <translation>堆(&amp;P)</translation>
    </message>
    <message>
        <source>How everything works, with pictures and a search</source>
        <translation>所有功能的说明，带图片和搜索</translation>
    </message>
    <message>
        <source>Insert row &amp;above</source>
        <translation>在上方插入行(&amp;A)</translation>
    </message>
    <message>
        <source>Lay out s&amp;election</source>
        <translation>布局选中内容(&amp;E)</translation>
    </message>
    <message>
        <source>Lay out the selected positions only</source>
        <translation>只布局选中的局面</translation>
    </message>
    <message>
        <source>Lea&amp;ve</source>
        <translation>离开(&amp;V)</translation>
    </message>
    <message>
        <source>Leave the right answers out of the list</source>
        <translation>列表中不显示正确的答案</translation>
    </message>
    <message>
        <source>Leave this query without heaps</source>
        <translation>使该询问没有堆</translation>
    </message>
    <message>
        <source>Legen&amp;d</source>
        <translation>图例(&amp;D)</translation>
    </message>
    <message>
        <source>Let the labelling go on by itself, or pause it</source>
        <translation>让求值自动进行，或暂停</translation>
    </message>
    <message>
        <source>List the moves of the current heap (Space)</source>
        <translation>列出当前堆的走法（空格键）</translation>
    </message>
    <message>
        <source>Look for a period as far as the table goes</source>
        <translation>在整个表的范围内查找周期</translation>
    </message>
    <message>
        <source>Look further for a p&amp;eriod</source>
        <translation>继续查找周期(&amp;E)</translation>
    </message>
    <message>
        <source>Make a graph case of all that the row leads to</source>
        <translation>用这一行能走到的所有状态生成一个图数据组</translation>
    </message>
    <message>
        <source>Make a graph case with the same values</source>
        <translation>生成一个值相同的图数据组</translation>
    </message>
    <message>
        <source>Make cases of a shape, and see them first</source>
        <translation>按类型生成数据组，并先预览</translation>
    </message>
    <message>
        <source>Make tests with answers for a judge</source>
        <translation>为评测制作带答案的测试数据</translation>
    </message>
    <message>
        <source>Make the cells fit the window</source>
        <translation>让格子适合窗口</translation>
    </message>
    <message>
        <source>Make the current heap larger by one (+)</source>
        <translation>当前堆加一 (+)</translation>
    </message>
    <message>
        <source>Make the current heap smaller by one (-)</source>
        <translation>当前堆减一 (-)</translation>
    </message>
    <message>
        <source>Mark &amp;winning moves</source>
        <translation>标出必胜走法(&amp;W)</translation>
    </message>
    <message>
        <source>Mark the chesses that win and where they land</source>
        <translation>标出能赢的棋子和它们的落点</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move case &amp;up</source>
        <translation>数据组上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move case do&amp;wn</source>
        <translation>数据组下移(&amp;W)</translation>
    </message>
    <message>
        <source>Move query &amp;up</source>
        <translation>询问上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move query d&amp;own</source>
        <translation>询问下移(&amp;O)</translation>
    </message>
    <message>
        <source>Move r&amp;ight</source>
        <translation>右移(&amp;I)</translation>
    </message>
    <message>
        <source>Move rows &amp;up</source>
        <translation>行上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move rows d&amp;own</source>
        <translation>行下移(&amp;O)</translation>
    </message>
    <message>
        <source>Move the chess of the cursor to the nearest empty block on its right</source>
        <translation>把光标处的棋子移到右边最近的空格</translation>
    </message>
    <message>
        <source>Move the current heap to the left (Alt+Left)</source>
        <translation>把当前堆移到左边 (Alt+Left)</translation>
    </message>
    <message>
        <source>Move the current heap to the right (Alt+Right)</source>
        <translation>把当前堆移到右边 (Alt+Right)</translation>
    </message>
    <message>
        <source>Ne&amp;xt note or group</source>
        <translation>下一个便笺或分组(&amp;X)</translation>
    </message>
    <message>
        <source>New &amp;board</source>
        <translation>新建棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>New &amp;follower</source>
        <translation>新建后继(&amp;F)</translation>
    </message>
    <message>
        <source>New &amp;graph</source>
        <translation>新建图(&amp;G)</translation>
    </message>
    <message>
        <source>New &amp;heaps</source>
        <translation>新建堆(&amp;H)</translation>
    </message>
    <message>
        <source>New and dragged positions snap to the grid</source>
        <translation>新建和拖动的局面吸附到网格</translation>
    </message>
    <message>
        <source>New pos&amp;ition</source>
        <translation>新建局面(&amp;I)</translation>
    </message>
    <message>
        <source>No position has a value</source>
        <translation>所有局面都没有值</translation>
    </message>
    <message>
        <source>Note or group &amp;before</source>
        <translation>上一个便笺或分组(&amp;B)</translation>
    </message>
    <message>
        <source>Notes and &amp;groups</source>
        <translation>便笺和分组(&amp;G)</translation>
    </message>
    <message>
        <source>One &amp;fewer</source>
        <translation>减一(&amp;F)</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <translation>加一(&amp;M)</translation>
    </message>
    <message>
        <source>One more stone on each selected position</source>
        <translation>每个选中的局面加一枚棋子</translation>
    </message>
    <message>
        <source>One stone fewer on each selected position</source>
        <translation>每个选中的局面减一枚棋子</translation>
    </message>
    <message>
        <source>Only &amp;P-positions</source>
        <translation>只看 P 态(&amp;P)</translation>
    </message>
    <message>
        <source>Only one &amp;value</source>
        <translation>只看一个值(&amp;V)</translation>
    </message>
    <message>
        <source>Only what leads to or &amp;from it</source>
        <translation>只看与它相通的(&amp;F)</translation>
    </message>
    <message>
        <source>Only what reaches the &amp;selection</source>
        <translation>只看能到达选中内容的(&amp;S)</translation>
    </message>
    <message>
        <source>Only what the selection &amp;reaches</source>
        <translation>只看选中内容能到达的(&amp;R)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open a judge file or a .grundy file</source>
        <translation>打开评测文件或 .grundy 文件</translation>
    </message>
    <message>
        <source>P&amp;resenter mode</source>
        <translation>演示模式(&amp;R)</translation>
    </message>
    <message>
        <source>P&amp;revious wrong answer</source>
        <translation>上一个错误答案(&amp;R)</translation>
    </message>
    <message>
        <source>P-positions amber, N-positions blue</source>
        <translation>P 态琥珀色，N 态蓝色</translation>
    </message>
    <message>
        <source>P-positions coral, N-positions teal</source>
        <translation>P 态珊瑚色，N 态青色</translation>
    </message>
    <message>
        <source>P-positions yellow, N-positions navy</source>
        <translation>P 态黄色，N 态藏青色</translation>
    </message>
    <message>
        <source>Pa&amp;n</source>
        <translation>平移(&amp;N)</translation>
    </message>
    <message>
        <source>Paste positions, or a judge&apos;s text</source>
        <translation>粘贴局面，或评测用的文本</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>对局(&amp;Y)</translation>
    </message>
    <message>
        <source>Play from here against the engine, or with a second player</source>
        <translation>从这里开始与引擎或另一位玩家对局</translation>
    </message>
    <message>
        <source>Put a chess into every block of the rows</source>
        <translation>在这些行的每个格子放一枚棋子</translation>
    </message>
    <message>
        <source>Put a chess on the cursor&apos;s block, or take it off</source>
        <translation>在光标处的格子放一枚棋子，或把它取走</translation>
    </message>
    <message>
        <source>Put or take a &amp;chess</source>
        <translation>放置或取走棋子(&amp;C)</translation>
    </message>
    <message>
        <source>Put the current case on the clipboard as a picture</source>
        <translation>把当前数据组作为图片放到剪贴板</translation>
    </message>
    <message>
        <source>Put the generated cases into the document</source>
        <translation>把生成的数据组加入文档</translation>
    </message>
    <message>
        <source>Put the selected positions under a title</source>
        <translation>给选中的局面加上一个标题</translation>
    </message>
    <message>
        <source>Put what is selected into the group that some of it is in</source>
        <translation>把选中的内容加入其中一些所在的分组</translation>
    </message>
    <message>
        <source>Read the answers again when their file changes</source>
        <translation>文件更改时重新读取答案</translation>
    </message>
    <message>
        <source>Reco&amp;ver unsaved documents…</source>
        <translation>恢复未保存的文档(&amp;V)…</translation>
    </message>
    <message>
        <source>Remo&amp;ve the heap</source>
        <translation>移除堆(&amp;V)</translation>
    </message>
    <message>
        <source>Remove all &amp;heaps</source>
        <translation>移除所有堆(&amp;H)</translation>
    </message>
    <message>
        <source>Remove the current heap (Del)</source>
        <translation>移除当前堆 (Del)</translation>
    </message>
    <message>
        <source>Rena&amp;me position…</source>
        <translation>重命名局面(&amp;M)…</translation>
    </message>
    <message>
        <source>Run the program of the Stress panel over generated inputs</source>
        <translation>用生成的输入运行对拍面板中的程序</translation>
    </message>
    <message>
        <source>S&amp;tone</source>
        <translation>棋子(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;top the program</source>
        <translation>停止程序(&amp;T)</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>样例(&amp;M)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save everything in a .grundy file</source>
        <translation>把全部内容保存为 .grundy 文件</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Select a follower of the selected position</source>
        <translation>选中所选局面的一个后继</translation>
    </message>
    <message>
        <source>Select a position with a move to the selected one</source>
        <translation>选中一个能走到所选局面的局面</translation>
    </message>
    <message>
        <source>Select all positions of the group</source>
        <translation>选中分组的所有局面</translation>
    </message>
    <message>
        <source>Select all ro&amp;ws</source>
        <translation>选择所有行(&amp;W)</translation>
    </message>
    <message>
        <source>Select and drag; double-click adds a position</source>
        <translation>选择和拖动；双击添加局面</translation>
    </message>
    <message>
        <source>Select the follower before, or the neighbour on the left</source>
        <translation>选中前一个后继，或左边的相邻局面</translation>
    </message>
    <message>
        <source>Select the mo&amp;ve</source>
        <translation>选中走法(&amp;V)</translation>
    </message>
    <message>
        <source>Select the move that was walked along</source>
        <translation>选中刚才经过的走法</translation>
    </message>
    <message>
        <source>Select the next follower, or the neighbour on the right</source>
        <translation>选中下一个后继，或右边的相邻局面</translation>
    </message>
    <message>
        <source>Select the next note or group</source>
        <translation>选中下一个便笺或分组</translation>
    </message>
    <message>
        <source>Select the note or group before</source>
        <translation>选中上一个便笺或分组</translation>
    </message>
    <message>
        <source>Select the position with the next number</source>
        <translation>选中下一个编号的局面</translation>
    </message>
    <message>
        <source>Select the position with the number before</source>
        <translation>选中上一个编号的局面</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>设置(&amp;G)…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Show as &amp;graph…</source>
        <translation>显示为图(&amp;G)…</translation>
    </message>
    <message>
        <source>Show row as &amp;graph</source>
        <translation>把行显示为图(&amp;G)</translation>
    </message>
    <message>
        <source>Show the &amp;table</source>
        <translation>显示表格(&amp;T)</translation>
    </message>
    <message>
        <source>Show the graph at its own size</source>
        <translation>按原始大小显示图</translation>
    </message>
    <message>
        <source>Show the pl&amp;ot</source>
        <translation>显示曲线图(&amp;O)</translation>
    </message>
    <message>
        <source>Show the runs whose lengths make the values</source>
        <translation>显示长度构成值的连续段</translation>
    </message>
    <message>
        <source>Show the whole graph</source>
        <translation>显示整个图</translation>
    </message>
    <message>
        <source>Six steps through drawing, stones, the verdict and a winning move</source>
        <translation>六步学会画图、棋子、结论和必胜走法</translation>
    </message>
    <message>
        <source>Spread &amp;across</source>
        <translation>水平均匀分布(&amp;A)</translation>
    </message>
    <message>
        <source>Spread &amp;down</source>
        <translation>垂直均匀分布(&amp;D)</translation>
    </message>
    <message>
        <source>Start with an empty board of 20 columns</source>
        <translation>从一个 20 列的空棋盘开始</translation>
    </message>
    <message>
        <source>Start with an empty graph</source>
        <translation>从空白的图开始</translation>
    </message>
    <message>
        <source>Start with heaps and a rule for taking</source>
        <translation>从若干堆和一条取法规则开始</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>Step through the &amp;labelling</source>
        <translation>逐步演示求值(&amp;L)</translation>
    </message>
    <message>
        <source>Stop, and keep what was found</source>
        <translation>停止，并保留已找到的内容</translation>
    </message>
    <message>
        <source>Ta&amp;ke a stone</source>
        <translation>取走一枚棋子(&amp;K)</translation>
    </message>
    <message>
        <source>Ta&amp;ke out of the group</source>
        <translation>移出分组(&amp;K)</translation>
    </message>
    <message>
        <source>Take a&amp;ll stones</source>
        <translation>取走全部棋子(&amp;L)</translation>
    </message>
    <message>
        <source>Take all chesses off the rows</source>
        <translation>取走这些行上的所有棋子</translation>
    </message>
    <message>
        <source>Take all stones of this query off the graph</source>
        <translation>把这个询问的所有棋子从图上取走</translation>
    </message>
    <message>
        <source>Take all values away, and find them again one after the other</source>
        <translation>去掉所有值，再逐个求出</translation>
    </message>
    <message>
        <source>Take the chess off; off all selected rows, if any</source>
        <translation>取走棋子；若选中了行，则取走所有选中的行</translation>
    </message>
    <message>
        <source>Take the selected positions out of their groups</source>
        <translation>把选中的局面移出它们的分组</translation>
    </message>
    <message>
        <source>Take the title away; the positions stay</source>
        <translation>去掉标题；局面保留</translation>
    </message>
    <message>
        <source>The first position is 0 as for the judges</source>
        <translation>第一个局面为 0，与评测相同</translation>
    </message>
    <message>
        <source>The first position is 1 on the screen</source>
        <translation>第一个局面在屏幕上为 1</translation>
    </message>
    <message>
        <source>The language of the system, if it is one of these</source>
        <translation>系统的语言，如果是其中之一</translation>
    </message>
    <message>
        <source>The next step of the labelling</source>
        <translation>求值的下一步</translation>
    </message>
    <message>
        <source>The same shape, other cases</source>
        <translation>类型相同，数据不同</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>The values of the sizes as a plot</source>
        <translation>用曲线图显示各大小的值</translation>
    </message>
    <message>
        <source>The values of the sizes as a table</source>
        <translation>用表格显示各大小的值</translation>
    </message>
    <message>
        <source>The whole graph in a corner; comes by itself for large ones</source>
        <translation>在角落显示整个图；大图时自动出现</translation>
    </message>
    <message>
        <source>To a &amp;follower</source>
        <translation>到后继(&amp;F)</translation>
    </message>
    <message>
        <source>To a &amp;predecessor</source>
        <translation>到前驱(&amp;P)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到末尾(&amp;E)</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>向左(&amp;L)</translation>
    </message>
    <message>
        <source>To the &amp;next number</source>
        <translation>到下一个编号(&amp;N)</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>向右(&amp;R)</translation>
    </message>
    <message>
        <source>To the num&amp;ber before</source>
        <translation>到上一个编号(&amp;B)</translation>
    </message>
    <message>
        <source>Type how many stones stand on the selected positions</source>
        <translation>输入选中的局面上有多少枚棋子</translation>
    </message>
    <message>
        <source>Type the heaps of this query as text</source>
        <translation>用文本输入该询问的各堆</translation>
    </message>
    <message>
        <source>Type the number or the name of the position a move leads to</source>
        <translation>输入走法所到局面的编号或名称</translation>
    </message>
    <message>
        <source>Type the size of the current heap (Enter, or just digits)</source>
        <translation>输入当前堆的大小（Enter，或直接输入数字）</translation>
    </message>
    <message>
        <source>Type what a move may take</source>
        <translation>输入一步可以取走多少</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>使用指南(&amp;G)</translation>
    </message>
    <message>
        <source>White and yellow on black</source>
        <translation>黑底白字和黄字</translation>
    </message>
    <message>
        <source>Write a judge&apos;s text file</source>
        <translation>写出评测用的文本文件</translation>
    </message>
    <message>
        <source>Write a note on the canvas</source>
        <translation>在画布上写一个便笺</translation>
    </message>
    <message>
        <source>Write note or tit&amp;le…</source>
        <translation>编辑便笺或标题(&amp;L)…</translation>
    </message>
    <message>
        <source>Write the current case as a picture</source>
        <translation>把当前数据组写成图片</translation>
    </message>
    <message>
        <source>Write the selected note, or the title of the selected group</source>
        <translation>编辑选中的便笺，或选中分组的标题</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
</context>
<context>
    <name>AddButtons</name>
    <message>
        <source>Add a query to the current case</source>
        <translation>给当前数据组添加一个询问</translation>
    </message>
    <message>
        <source>Add an empty case behind the current one, of the same kind of game</source>
        <translation>在当前数据组之后添加一个同类游戏的空数据组</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>添加数据组</translation>
    </message>
    <message>
        <source>Add query</source>
        <translation>添加询问</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>堆</translation>
    </message>
</context>
<context>
    <name>AnswerList</name>
    <message>
        <source>Answers: choose one to look at its case and query</source>
        <translation>答案：选择一个即可查看它的数据组和询问</translation>
    </message>
    <message>
        <source>No answer is wrong.</source>
        <translation>没有错误的答案。</translation>
    </message>
    <message>
        <source>Nothing is asked.</source>
        <translation>没有询问。</translation>
    </message>
</context>
<context>
    <name>AnswersChecker</name>
    <message>
        <source>Checking {0}</source>
        <translation>正在检查 {0}</translation>
    </message>
    <message>
        <source>Looking for the mistake</source>
        <translation>正在查找错误原因</translation>
    </message>
    <message>
        <source>The right answers cannot be found: {0}</source>
        <translation>无法求出正确答案：{0}</translation>
    </message>
    <message>
        <source>{0} could not be read: {1}</source>
        <translation>无法读取 {0}：{1}</translation>
    </message>
</context>
<context>
    <name>AnswersHeader</name>
    <message>
        <source>Follow file</source>
        <translation>跟随文件变化</translation>
    </message>
    <message>
        <source>Leave out the right answers</source>
        <translation>不显示正确的答案</translation>
    </message>
    <message>
        <source>Load other answers</source>
        <translation>加载其他答案</translation>
    </message>
    <message>
        <source>Next wrong answer (F8)</source>
        <translation>下一个错误答案 (F8)</translation>
    </message>
    <message>
        <source>Only wrong</source>
        <translation>只看错误</translation>
    </message>
    <message>
        <source>Paste other answers</source>
        <translation>粘贴其他答案</translation>
    </message>
    <message>
        <source>Previous wrong answer (Shift+F8)</source>
        <translation>上一个错误答案 (Shift+F8)</translation>
    </message>
    <message>
        <source>Read the file again whenever it changes</source>
        <translation>文件更改时重新读取</translation>
    </message>
    <message>
        <source>Take the answers away</source>
        <translation>移除答案</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>以及另外 {0} 个</translation>
    </message>
    <message>
        <source>{0} …</source>
        <translation>{0} …</translation>
    </message>
</context>
<context>
    <name>AnswersModel</name>
    <message>
        <source>Behind the last answer</source>
        <translation>在最后一个答案之后</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0}（{1}）</translation>
    </message>
    <message>
        <source>{0}: {1}: {2}</source>
        <translation>{0}：{1}：{2}</translation>
    </message>
</context>
<context>
    <name>AnswersPanel</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Answers (*.out *.ans *.txt)</source>
        <translation>答案 (*.out *.ans *.txt)</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>拖入的文本</translation>
    </message>
    <message>
        <source>Load answers</source>
        <translation>加载答案</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>没有检查</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板上没有文本。</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>AnswersWay</name>
    <message>
        <source>Choose an answer to see it, and why it is right or wrong.</source>
        <translation>选择一个答案，查看它以及它为什么正确或错误。</translation>
    </message>
    <message>
        <source>No answer is wrong.</source>
        <translation>没有错误的答案。</translation>
    </message>
    <message>
        <source>No answers have been checked yet.</source>
        <translation>还没有检查过答案。</translation>
    </message>
    <message>
        <source>The case is being opened …</source>
        <translation>正在打开数据组 …</translation>
    </message>
    <message>
        <source>This stands behind the last answer: nothing was asked there.</source>
        <translation>这在最后一个答案之后：那里没有询问。</translation>
    </message>
</context>
<context>
    <name>AsGraphDialog</name>
    <message>
        <source>A new case with one position for each size of a heap, and the same Grundy values.</source>
        <translation>新建一个数据组：堆的每个大小对应一个局面，SG 值相同。</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>最大的大小</translation>
    </message>
    <message>
        <source>Put the heaps of this query on it as stones</source>
        <translation>把该询问的各堆作为棋子放上去</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show as graph</source>
        <translation>显示为图</translation>
    </message>
    <message>
        <source>Sizes 0 to</source>
        <translation>大小 0 到</translation>
    </message>
    <message>
        <source>{0} positions, {1} moves</source>
        <translation>{0} 个局面，{1} 条走法</translation>
    </message>
    <message>
        <source>{0}. That many moves are hard to look at.</source>
        <translation>{0}。走法太多，不便观看。</translation>
    </message>
</context>
<context>
    <name>AutoLayout</name>
    <message>
        <source>Lay out all</source>
        <translation>全部布局</translation>
    </message>
    <message>
        <source>Lay out {0} positions</source>
        <translation>布局 {0} 个局面</translation>
    </message>
    <message>
        <source>Laying out</source>
        <translation>正在布局</translation>
    </message>
</context>
<context>
    <name>Availability</name>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>&amp;Columns</source>
        <translation>列数(&amp;C)</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 行</translation>
    </message>
    <message>
        <source>Click puts a chess or takes it off; drag to paint a run.</source>
        <translation>单击放置或取走棋子；拖动可涂画一段。</translation>
    </message>
    <message>
        <source>Empty blocks are numbered from the right; a run left of an odd one counts.</source>
        <translation>空格从右边起编号；奇数号空格左边的连续段计入。</translation>
    </message>
    <message>
        <source>Fewer columns</source>
        <translation>减少列数</translation>
    </message>
    <message>
        <source>How many columns every row has; hdu5724 needs 20</source>
        <translation>每行有多少列；hdu5724 需要 20</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Or paste rows: numbers as in a judge file (2 19 20), or pictures (.X..X).</source>
        <translation>也可以粘贴行：评测文件中的数字（2 19 20），或图形（.X..X）。</translation>
    </message>
    <message>
        <source>Press Insert, or + above, for a row of {0} columns.</source>
        <translation>按 Insert 键，或上方的 +，添加一个 {0} 列的行。</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Row {0}: Grundy value {1}</source>
        <translation>第 {0} 行：SG 值 {1}</translation>
    </message>
    <message>
        <source>Row {0}: the chess in column {1} cannot move: no block on its right is empty.</source>
        <translation>第 {0} 行：第 {1} 列的棋子不能走：它右边没有空格。</translation>
    </message>
    <message>
        <source>Row {0}: the chess jumps from {1} to {2} and leaves nim-sum {3}.</source>
        <translation>第 {0} 行：棋子从 {1} 跳到 {2}，之后 Nim 和为 {3}。</translation>
    </message>
    <message>
        <source>Row {0}: the chess jumps from {1} to {2} and leaves nim-sum {3}: a winning move.</source>
        <translation>第 {0} 行：棋子从 {1} 跳到 {2}，之后 Nim 和为 {3}：必胜走法。</translation>
    </message>
    <message>
        <source>Set up the board</source>
        <translation>布置棋盘</translation>
    </message>
    <message>
        <source>Take off and narrow</source>
        <translation>取走并缩窄</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>撤销可以恢复它们。</translation>
    </message>
    <message>
        <source>Width of the board in columns</source>
        <translation>棋盘宽度（列数）</translation>
    </message>
    <message>
        <source>cannot move</source>
        <translation>不能走</translation>
    </message>
    <message>
        <source>chess</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>column {0}</source>
        <translation>第 {0} 列</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>counts: its next free block has an odd number, from the right</source>
        <translation>计入：它的下一个空格从右数是奇数号</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>jumps to {0}</source>
        <translation>跳到 {0}</translation>
    </message>
    <message>
        <source>no rows</source>
        <translation>没有行</translation>
    </message>
    <message>
        <source>no run counts</source>
        <translation>没有计入的段</translation>
    </message>
    <message>
        <source>row selected</source>
        <translation>已选中行</translation>
    </message>
    <message>
        <source>row {0}</source>
        <translation>第 {0} 行</translation>
    </message>
    <message>
        <source>the lengths of the runs that count</source>
        <translation>计入的各段的长度</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>value = XOR (⊕) of the lengths that count</source>
        <translation>值 = 计入的各段长度的异或（⊕）</translation>
    </message>
    <message>
        <source>value {0}</source>
        <translation>值 {0}</translation>
    </message>
    <message>
        <source>{0} chess stands behind column {1}. Take it off the board?</source>
        <translation>第 {1} 列之后有 {0} 枚棋子。要把它从棋盘上取走吗？</translation>
    </message>
    <message>
        <source>{0} chesses stand behind column {1}. Take them off the board?</source>
        <translation>第 {1} 列之后有 {0} 枚棋子。要把它们从棋盘上取走吗？</translation>
    </message>
    <message>
        <source>{0} rows</source>
        <translation>{0} 行</translation>
    </message>
</context>
<context>
    <name>BoardClipboard</name>
    <message>
        <source>1 row copied.</source>
        <translation>已复制 1 行。</translation>
    </message>
    <message>
        <source>Nothing was pasted: {0}</source>
        <translation>没有粘贴任何内容：{0}</translation>
    </message>
    <message>
        <source>Paste a row</source>
        <translation>粘贴一行</translation>
    </message>
    <message>
        <source>Paste {0} rows</source>
        <translation>粘贴 {0} 行</translation>
    </message>
    <message>
        <source>line {0}: {1}</source>
        <translation>第 {0} 行：{1}</translation>
    </message>
    <message>
        <source>{0} more</source>
        <translation>还有 {0} 条</translation>
    </message>
    <message>
        <source>{0} rows copied.</source>
        <translation>已复制 {0} 行。</translation>
    </message>
</context>
<context>
    <name>BoardCommands</name>
    <message>
        <source>Clear row {0}</source>
        <translation>清空第 {0} 行</translation>
    </message>
    <message>
        <source>Clear row {0}: {1}</source>
        <translation>清空第 {0} 行：{1}</translation>
    </message>
    <message>
        <source>Clear {0} rows</source>
        <translation>清空 {0} 行</translation>
    </message>
    <message>
        <source>Delete row {0}</source>
        <translation>删除第 {0} 行</translation>
    </message>
    <message>
        <source>Delete {0} rows</source>
        <translation>删除 {0} 行</translation>
    </message>
    <message>
        <source>Duplicate row {0}</source>
        <translation>复制一份第 {0} 行</translation>
    </message>
    <message>
        <source>Duplicate {0} rows</source>
        <translation>复制一份 {0} 行</translation>
    </message>
    <message>
        <source>Fill row {0}</source>
        <translation>填满第 {0} 行</translation>
    </message>
    <message>
        <source>Fill {0} rows</source>
        <translation>填满 {0} 行</translation>
    </message>
    <message>
        <source>Insert row {0}</source>
        <translation>插入第 {0} 行</translation>
    </message>
    <message>
        <source>Move a chess in row {0}: {1} → {2}</source>
        <translation>移动第 {0} 行的棋子：{1} → {2}</translation>
    </message>
    <message>
        <source>Move row {0}</source>
        <translation>移动第 {0} 行</translation>
    </message>
    <message>
        <source>Move {0} rows</source>
        <translation>移动 {0} 行</translation>
    </message>
    <message>
        <source>Paint row {0}: {1}</source>
        <translation>涂画第 {0} 行：{1}</translation>
    </message>
    <message>
        <source>Put a chess in row {0}: {1}</source>
        <translation>在第 {0} 行第 {1} 列放一枚棋子</translation>
    </message>
    <message>
        <source>Set the width to {0}</source>
        <translation>把宽度设为 {0}</translation>
    </message>
    <message>
        <source>Take a chess off row {0}: {1}</source>
        <translation>从第 {0} 行第 {1} 列取走一枚棋子</translation>
    </message>
    <message>
        <source>The chess in row {0}, column {1} cannot move: no block on its right is empty.</source>
        <translation>第 {0} 行第 {1} 列的棋子不能走：它右边没有空格。</translation>
    </message>
    <message>
        <source>There is no chess in row {0}, column {1}.</source>
        <translation>第 {0} 行第 {1} 列没有棋子。</translation>
    </message>
</context>
<context>
    <name>BoardSurface</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Click a position to add a stone; Shift-click or right-click takes one.</source>
        <translation>单击局面加一枚棋子；Shift+单击或右键取走一枚。</translation>
    </message>
    <message>
        <source>Click to add a position.</source>
        <translation>单击以添加局面。</translation>
    </message>
    <message>
        <source>Click with the stone tool (S) to place a stone.</source>
        <translation>用棋子工具 (S) 单击以放置棋子。</translation>
    </message>
    <message>
        <source>Double-click adds a position. Drag from a rim, or with Shift, to draw a move.</source>
        <translation>双击添加局面。从边缘拖动，或按住 Shift 拖动，画出走法。</translation>
    </message>
    <message>
        <source>Double-click to add a position.</source>
        <translation>双击以添加局面。</translation>
    </message>
    <message>
        <source>Double-click, or press N, to begin a graph.</source>
        <translation>双击或按 N 键，开始画图。</translation>
    </message>
    <message>
        <source>Drag from a position to another to draw a move; drop on empty canvas to make the position too.</source>
        <translation>从一个局面拖到另一个局面画出走法；在空白处松开则同时新建局面。</translation>
    </message>
    <message>
        <source>Drag from a position&apos;s rim to draw a move.</source>
        <translation>从局面的边缘拖动以画出走法。</translation>
    </message>
    <message>
        <source>Drag to move the view. Space or the middle button does so with every tool.</source>
        <translation>拖动以移动视图。任何工具下都可以用空格键或鼠标中键。</translation>
    </message>
    <message>
        <source>Draw a game</source>
        <translation>画一个游戏</translation>
    </message>
    <message>
        <source>N-position by its value</source>
        <translation>按值显示的 N 态</translation>
    </message>
    <message>
        <source>N-position: the player to move wins</source>
        <translation>N 态：轮到走的一方必胜</translation>
    </message>
    <message>
        <source>No value yet</source>
        <translation>还没有值</translation>
    </message>
    <message>
        <source>Or add a case of any kind: Case ▸ Add case of.</source>
        <translation>或添加任意类型的数据组：数据组 ▸ 添加指定类型的数据组。</translation>
    </message>
    <message>
        <source>Or open a judge file: drop it here, press Ctrl+O, or take one from File ▸ Samples.</source>
        <translation>或打开评测文件：拖到这里，按 Ctrl+O，或从 文件 ▸ 样例 中选择。</translation>
    </message>
    <message>
        <source>P-position: the player to move loses</source>
        <translation>P 态：轮到走的一方必败</translation>
    </message>
    <message>
        <source>There is no case</source>
        <translation>没有数据组</translation>
    </message>
</context>
<context>
    <name>CanvasKeys</name>
    <message>
        <source>; the move is there, and is repeated</source>
        <translation>；该走法已存在，会再重复一条</translation>
    </message>
    <message>
        <source>A whole number from 0 to {0}.</source>
        <translation>0 到 {0} 的整数。</translation>
    </message>
    <message>
        <source>All stones there are taken.</source>
        <translation>那里的棋子全部取走。</translation>
    </message>
    <message>
        <source>An even number cancels out.</source>
        <translation>偶数枚相互抵消。</translation>
    </message>
    <message>
        <source>An odd number counts once.</source>
        <translation>奇数枚算一枚。</translation>
    </message>
    <message>
        <source>At most {0} positions at once.</source>
        <translation>一次最多 {0} 个局面。</translation>
    </message>
    <message>
        <source>Enter adds the move, Escape leaves.</source>
        <translation>Enter 添加走法，Esc 离开。</translation>
    </message>
    <message>
        <source>Enter sets them, Escape leaves.</source>
        <translation>Enter 设定，Esc 离开。</translation>
    </message>
    <message>
        <source>Move from {0} to</source>
        <translation>走法：从 {0} 到</translation>
    </message>
    <message>
        <source>Move from {0} to which position</source>
        <translation>从 {0} 走到哪个局面</translation>
    </message>
    <message>
        <source>Move {0} → {1}</source>
        <translation>走法 {0} → {1}</translation>
    </message>
    <message>
        <source>No move leads on from {0}.</source>
        <translation>从 {0} 出发没有走法。</translation>
    </message>
    <message>
        <source>No move leads to {0}.</source>
        <translation>没有走法到达 {0}。</translation>
    </message>
    <message>
        <source>No positions yet: N adds one.</source>
        <translation>还没有局面：按 N 添加一个。</translation>
    </message>
    <message>
        <source>Nothing is farther left than {0}.</source>
        <translation>{0} 左边没有更远的了。</translation>
    </message>
    <message>
        <source>Nothing is farther right than {0}.</source>
        <translation>{0} 右边没有更远的了。</translation>
    </message>
    <message>
        <source>Position {0}, value {1}</source>
        <translation>局面 {0}，值 {1}</translation>
    </message>
    <message>
        <source>Refused: a position cannot move to itself.</source>
        <translation>不被接受：局面不能走到自身。</translation>
    </message>
    <message>
        <source>Refused: it would close the cycle {0}.</source>
        <translation>不被接受：会形成环 {0}。</translation>
    </message>
    <message>
        <source>Select positions first: Alt with an arrow key walks to one.</source>
        <translation>请先选中局面：Alt+方向键可以走到一个局面。</translation>
    </message>
    <message>
        <source>Stones on {0}</source>
        <translation>{0} 上的棋子</translation>
    </message>
    <message>
        <source>Stones on {0} positions</source>
        <translation>{0} 个局面上的棋子</translation>
    </message>
    <message>
        <source>There are no positions yet.</source>
        <translation>还没有局面。</translation>
    </message>
    <message>
        <source>There is no move to select here.</source>
        <translation>这里没有可选的走法。</translation>
    </message>
    <message>
        <source>There is no position {0}: the numbers go from {1} to {2}.</source>
        <translation>没有局面 {0}：编号从 {1} 到 {2}。</translation>
    </message>
    <message>
        <source>Type the number or the name of a position.</source>
        <translation>输入局面的编号或名称。</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>多少枚</translation>
    </message>
    <message>
        <source>number or name</source>
        <translation>编号或名称</translation>
    </message>
    <message>
        <source>{0} is the first position.</source>
        <translation>{0} 是第一个局面。</translation>
    </message>
    <message>
        <source>{0} is the last position.</source>
        <translation>{0} 是最后一个局面。</translation>
    </message>
    <message>
        <source>{0} moves</source>
        <translation>{0} 条走法</translation>
    </message>
    <message>
        <source>{0} of value {1}</source>
        <translation>{0} 个，值为 {1}</translation>
    </message>
    <message>
        <source>{0} positions are named {1}.</source>
        <translation>有 {0} 个局面名为 {1}。</translation>
    </message>
    <message>
        <source>{0}: follower {1} of {2} of {3}</source>
        <translation>{0}：{3} 的 {2} 个后继中的第 {1} 个</translation>
    </message>
    <message>
        <source>{0}: the follower of {3}</source>
        <translation>{0}：{3} 的后继</translation>
    </message>
    <message>
        <source>{0}: the only one that leads to {3}</source>
        <translation>{0}：唯一能到达 {3} 的局面</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} that lead to {3}</source>
        <translation>{0}：能到达 {3} 的 {2} 个局面中的第 {1} 个</translation>
    </message>
</context>
<context>
    <name>CanvasMenus</name>
    <message>
        <source>Add a note here</source>
        <translation>在这里添加便笺</translation>
    </message>
    <message>
        <source>Add a position here</source>
        <translation>在这里添加局面</translation>
    </message>
    <message>
        <source>Add a stone</source>
        <translation>加一枚棋子</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>One repeat fewer</source>
        <translation>减少一条重复</translation>
    </message>
    <message>
        <source>One repeat more</source>
        <translation>增加一条重复</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>粘贴到这里</translation>
    </message>
    <message>
        <source>Take a stone</source>
        <translation>取走一枚棋子</translation>
    </message>
</context>
<context>
    <name>CanvasSurface</name>
    <message>
        <source>Graph canvas</source>
        <translation>图的画布</translation>
    </message>
</context>
<context>
    <name>CaseOpener</name>
    <message>
        <source>Opening the case</source>
        <translation>正在打开数据组</translation>
    </message>
</context>
<context>
    <name>CasesDelegate</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>nim-sum {0}</source>
        <translation>Nim 和 {0}</translation>
    </message>
    <message>
        <source>no queries</source>
        <translation>没有询问</translation>
    </message>
</context>
<context>
    <name>CasesModel</name>
    <message>
        <source>Case {0}</source>
        <translation>第 {0} 组</translation>
    </message>
    <message>
        <source>Query {0}</source>
        <translation>询问 {0}</translation>
    </message>
    <message>
        <source>Rename a case</source>
        <translation>重命名数据组</translation>
    </message>
    <message>
        <source>Rename a query</source>
        <translation>重命名询问</translation>
    </message>
    <message>
        <source>no queries</source>
        <translation>没有询问</translation>
    </message>
    <message>
        <source>{0}; nim-sum {1}; {2}: {3}</source>
        <translation>{0}；Nim 和 {1}；{2}：{3}</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}；{1}</translation>
    </message>
</context>
<context>
    <name>CasesPanel</name>
    <message>
        <source>Add case</source>
        <translation>添加数据组</translation>
    </message>
    <message>
        <source>Add query</source>
        <translation>添加询问</translation>
    </message>
    <message>
        <source>Cases and their queries</source>
        <translation>数据组及其询问</translation>
    </message>
</context>
<context>
    <name>ChangedBar</name>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Go on with what is here; the next Save replaces what the other program wrote</source>
        <translation>继续使用这里的内容；下次保存会替换另一个程序写入的内容</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>再次保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Show what the other program wrote; Undo brings back what is here now</source>
        <translation>显示另一个程序写入的内容；撤销可恢复当前内容</translation>
    </message>
    <message>
        <source>The file on the disk</source>
        <translation>磁盘上的文件</translation>
    </message>
    <message>
        <source>{name} was changed by another program, and your changes here are not saved yet.</source>
        <translation>{name} 已被另一个程序更改，而您在这里的更改还没有保存。</translation>
    </message>
    <message>
        <source>{name} was changed by another program.</source>
        <translation>{name} 已被另一个程序更改。</translation>
    </message>
    <message>
        <source>{name} was deleted or moved. The document is still here, but in no file.</source>
        <translation>{name} 已被删除或移走。文档仍在这里，但不在任何文件中。</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>A text that is not part of the document</source>
        <translation>不属于文档的文本</translation>
    </message>
    <message>
        <source>A text that is not part of the document is not saved with it.</source>
        <translation>不属于文档的文本不会随文档保存。</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>被另一个程序更改</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部丢弃</translation>
    </message>
    <message>
        <source>Discard the text</source>
        <translation>丢弃文本</translation>
    </message>
    <message>
        <source>Discard the texts</source>
        <translation>丢弃这些文本</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Overwriting replaces what the other program wrote, which is kept as {0}.</source>
        <translation>覆盖会替换另一个程序写入的内容，那份内容会保留为 {0}。</translation>
    </message>
    <message>
        <source>Reload the file?</source>
        <translation>重新加载文件？</translation>
    </message>
    <message>
        <source>Reload {0} and lose the changes that are not saved?</source>
        <translation>重新加载 {0} 并丢失未保存的更改？</translation>
    </message>
    <message>
        <source>Reloading shows it in place of what is here; Undo brings that back.</source>
        <translation>重新加载会用它替换这里的内容；撤销可以恢复。</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>是否保存对“{name}”的更改？</translation>
    </message>
    <message>
        <source>Save without the text</source>
        <translation>保存，不含该文本</translation>
    </message>
    <message>
        <source>Save without the texts</source>
        <translation>保存，不含这些文本</translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation>不保存将会丢失。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>{0} was changed by another program since it was read or saved here.</source>
        <translation>{0} 在这里读取或保存之后被另一个程序更改过。</translation>
    </message>
    <message>
        <source>{name} has other changes that are not saved.</source>
        <translation>{name} 有其他未保存的更改。</translation>
    </message>
    <message>
        <source>{name} is there already. Replace it?</source>
        <translation>{name} 已存在。要替换它吗？</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Cases and queries</source>
        <translation>数据组与询问</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>对拍</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Check what a program prints</source>
        <translation>检查程序的输出</translation>
    </message>
    <message>
        <source>Load a file of answers</source>
        <translation>加载答案文件</translation>
    </message>
    <message>
        <source>Load answers…</source>
        <translation>加载答案…</translation>
    </message>
    <message>
        <source>Load or paste the output of a judge or a contestant, or drop its file here. Every answer is compared with the right one, and each wrong one is shown with its proof.</source>
        <translation>加载或粘贴评测或选手的输出，或把文件拖到这里。每个答案都会与正确答案比较，错误的答案会附上证明。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Paste answers from the clipboard</source>
        <translation>从剪贴板粘贴答案</translation>
    </message>
</context>
<context>
    <name>ExplainList</name>
    <message>
        <source>Explanation: point at a line to see it, click it to go there</source>
        <translation>解释：指向一行可查看，单击可前往</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>A run counts if the empty block on its right is the 1st, 3rd, 5th … from the right. The XOR of the lengths that count is the value.</source>
        <translation>如果一段右边的空格从右数是第 1、3、5 … 个，这一段就计入。计入的各段长度的异或就是值。</translation>
    </message>
    <message>
        <source>Click a heap, or point at a size in the table, to see why it has its value.</source>
        <translation>单击一个堆，或指向表格中的一个大小，查看它为什么是这个值。</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Followers ({0})</source>
        <translation>后继（{0}）</translation>
    </message>
    <message>
        <source>Heap {0} of size {1}</source>
        <translation>第 {0} 堆，大小 {1}</translation>
    </message>
    <message>
        <source>Mex step by step</source>
        <translation>逐步求 mex</translation>
    </message>
    <message>
        <source>N-position</source>
        <translation>N 态</translation>
    </message>
    <message>
        <source>No chess of this row can move, so already 0 is missing.</source>
        <translation>这一行没有棋子能走，所以 0 就已缺少。</translation>
    </message>
    <message>
        <source>No move is left, so already 0 is missing.</source>
        <translation>没有走法了，所以 0 就已缺少。</translation>
    </message>
    <message>
        <source>No move leads on from here, so already 0 is missing. This is a terminal position.</source>
        <translation>从这里没有走法，所以 0 就已缺少。这是终止局面。</translation>
    </message>
    <message>
        <source>P-position</source>
        <translation>P 态</translation>
    </message>
    <message>
        <source>Position {0}</source>
        <translation>局面 {0}</translation>
    </message>
    <message>
        <source>Put the cursor on a row to see why it has its value.</source>
        <translation>把光标放到一行上，查看它为什么是这个值。</translation>
    </message>
    <message>
        <source>Row {0}</source>
        <translation>第 {0} 行</translation>
    </message>
    <message>
        <source>Runs of chesses</source>
        <translation>棋子的连续段</translation>
    </message>
    <message>
        <source>Select a position to see why it has its value: where its moves lead, and the mex of that.</source>
        <translation>选中一个局面，查看它为什么是这个值：它的走法到哪里，以及它们的 mex。</translation>
    </message>
    <message>
        <source>Size {0}</source>
        <translation>大小 {0}</translation>
    </message>
    <message>
        <source>The value cannot be told</source>
        <translation>无法求出值</translation>
    </message>
    <message>
        <source>XOR:</source>
        <translation>异或：</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>以及另外 {0} 个</translation>
    </message>
    <message>
        <source>at the right end</source>
        <translation>在最右端</translation>
    </message>
    <message>
        <source>because of</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>block {0}</source>
        <translation>第 {0} 格</translation>
    </message>
    <message>
        <source>column {0}</source>
        <translation>第 {0} 列</translation>
    </message>
    <message>
        <source>columns {0} to {1}</source>
        <translation>第 {0} 到 {1} 列</translation>
    </message>
    <message>
        <source>counts {0}</source>
        <translation>计入 {0}</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>is missing: so the value is</source>
        <translation>缺失，因此值为</translation>
    </message>
    <message>
        <source>is present because of</source>
        <translation>已出现，来自</translation>
    </message>
    <message>
        <source>mex of nothing: P-position</source>
        <translation>空集的 mex：P 态</translation>
    </message>
    <message>
        <source>mex {0}: {1}</source>
        <translation>mex {0}：{1}</translation>
    </message>
    <message>
        <source>no run counts</source>
        <translation>没有计入的段</translation>
    </message>
    <message>
        <source>position {0}</source>
        <translation>局面 {0}</translation>
    </message>
    <message>
        <source>split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation>取走 {0}</translation>
    </message>
    <message>
        <source>value {0}: {1}</source>
        <translation>值 {0}：{1}</translation>
    </message>
    <message>
        <source>{0} is missing: so the value is {0}</source>
        <translation>{0} 缺失，因此值为 {0}</translation>
    </message>
    <message>
        <source>{0} is present because of {1}</source>
        <translation>{0} 已出现（{1}）</translation>
    </message>
    <message>
        <source>{0} is present too</source>
        <translation>{0} 也存在</translation>
    </message>
    <message>
        <source>{0} positions are selected. Select one alone to see why it has its value.</source>
        <translation>选中了 {0} 个局面。只选中一个即可查看它为什么是这个值。</translation>
    </message>
    <message>
        <source>{0} to {1} are present too</source>
        <translation>{0} 到 {1} 也存在</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}，{1}：{2}</translation>
    </message>
    <message>
        <source>{0}: the value is {1}</source>
        <translation>{0}：值为 {1}</translation>
    </message>
    <message>
        <source>{0}: value {1}</source>
        <translation>{0}：值 {1}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>All cases are written as a text for the judge:</source>
        <translation>所有数据组写成评测用的文本：</translation>
    </message>
    <message>
        <source>Also write the judge&apos;s answers, as .out beside it</source>
        <translation>同时在旁边写出评测答案，扩展名为 .out</translation>
    </message>
    <message>
        <source>Answers: {wins} or {loses}</source>
        <translation>答案：{wins} 或 {loses}</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>仍然导出</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Judge format</source>
        <translation>评测格式</translation>
    </message>
    <message>
        <source>Leave cases of other kinds out</source>
        <translation>不含其他类型的数据组</translation>
    </message>
    <message>
        <source>Leave these cases out</source>
        <translation>不含这些数据组</translation>
    </message>
    <message>
        <source>The first position is called {0}</source>
        <translation>第一个局面的编号为 {0}</translation>
    </message>
    <message>
        <source>The format cannot say what the document holds, so nothing was written.</source>
        <translation>该格式无法表示文档的内容，因此没有写出任何文件。</translation>
    </message>
    <message>
        <source>The judge would not take this text as it is:</source>
        <translation>评测不会接受这样的文本：</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>哪里不对</translation>
    </message>
    <message>
        <source>What the first position is called</source>
        <translation>第一个局面的编号</translation>
    </message>
    <message>
        <source>{0} is written for other programs:</source>
        <translation>{0} 是写给其他程序的：</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>A copy is in {0}, without what could not be read: case {1}.</source>
        <translation>副本在 {0} 中，不含无法读取的内容：第 {1} 组。</translation>
    </message>
    <message>
        <source>A copy is in {0}.</source>
        <translation>副本在 {0} 中。</translation>
    </message>
    <message>
        <source>An error in the program ({0}) got in the way.</source>
        <translation>程序中的一个错误（{0}）造成了妨碍。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Grundy Studio files (*{0})</source>
        <translation>Grundy Studio 文件 (*{0})</translation>
    </message>
    <message>
        <source>How often it happened</source>
        <translation>发生的次数</translation>
    </message>
    <message>
        <source>It happened {0} times.</source>
        <translation>已发生 {0} 次。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Save a copy of the document</source>
        <translation>保存文档的副本</translation>
    </message>
    <message>
        <source>Save a copy of the document…</source>
        <translation>保存文档的副本…</translation>
    </message>
    <message>
        <source>Something is nested too deeply for the program.</source>
        <translation>内容嵌套太深，程序无法处理。</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出了点问题</translation>
    </message>
    <message>
        <source>Something went wrong, and the program goes on</source>
        <translation>出了点问题，程序会继续运行</translation>
    </message>
    <message>
        <source>The document is as it was before that or after it: you can go on working, or save a copy first.</source>
        <translation>文档停在那之前或之后的状态：可以继续工作，也可以先保存一份副本。</translation>
    </message>
    <message>
        <source>The program crashed the last time; where it was is in {0}</source>
        <translation>程序上次崩溃了；出错位置记录在 {0}</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>报告已在剪贴板上。</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>What happened, in words</source>
        <translation>用文字说明发生了什么</translation>
    </message>
    <message>
        <source>What the buttons did</source>
        <translation>各按钮的结果</translation>
    </message>
    <message>
        <source>While {0}: {1}</source>
        <translation>在{0}时：{1}</translation>
    </message>
    <message>
        <source>You can go on working.</source>
        <translation>可以继续工作。</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>the document is closed</source>
        <translation>文档已关闭</translation>
    </message>
    <message>
        <source>{0} could not be written: {1}</source>
        <translation>无法写入 {0}：{1}</translation>
    </message>
    <message>
        <source>{0} different faults, {1} times in all.</source>
        <translation>共 {0} 种错误，{1} 次。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>- but its access list could not be kept ({reason}).</source>
        <translation>- 但无法保留它的访问控制列表（{reason}）。</translation>
    </message>
    <message>
        <source>- but its owner or its permissions are others now ({reason}).</source>
        <translation>- 但它的所有者或权限现在不同了（{reason}）。</translation>
    </message>
    <message>
        <source>- but no backup could be kept ({reason}).</source>
        <translation>- 但无法保留备份（{reason}）。</translation>
    </message>
    <message>
        <source>- but the disk has not confirmed it ({reason}).</source>
        <translation>- 但磁盘还没有确认（{reason}）。</translation>
    </message>
    <message>
        <source>- its other names (hard links) keep the content before.</source>
        <translation>- 它的其他名称（硬链接）保留之前的内容。</translation>
    </message>
    <message>
        <source>- without the text of case {0}, which is not part of it yet.</source>
        <translation>- 不含第 {0} 组的文本，它还不是文档的一部分。</translation>
    </message>
    <message>
        <source>- without the texts of {0} cases, which are not part of it yet.</source>
        <translation>- 不含 {0} 个数据组的文本，它们还不是文档的一部分。</translation>
    </message>
    <message>
        <source>1 case</source>
        <translation>1 个数据组</translation>
    </message>
    <message>
        <source>A part of {folder} is a file, not a folder. Save somewhere else.</source>
        <translation>{folder} 的一部分是文件，不是文件夹。请保存到别处。</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Another program holds {name}. Close it there and save again, or save under another name.</source>
        <translation>另一个程序占用着 {name}。请在那里关闭它后再保存，或用别的名称保存。</translation>
    </message>
    <message>
        <source>Case {0}</source>
        <translation>第 {0} 组</translation>
    </message>
    <message>
        <source>Case {0} ({1})</source>
        <translation>第 {0} 组（{1}）</translation>
    </message>
    <message>
        <source>Case {number} is {what}: this format holds {games} only.</source>
        <translation>第 {number} 组是{what}：该格式只能容纳{games}。</translation>
    </message>
    <message>
        <source>Cases {numbers} are no {games}, and this format holds nothing else.</source>
        <translation>第 {numbers} 组不是{games}，而该格式不能容纳其他内容。</translation>
    </message>
    <message>
        <source>Checking the limits</source>
        <translation>正在检查限制</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Drawing {0}</source>
        <translation>正在绘制 {0}</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export as {0}</source>
        <translation>导出为 {0}</translation>
    </message>
    <message>
        <source>Exported {0}</source>
        <translation>已导出 {0}</translation>
    </message>
    <message>
        <source>Exported {0} with its answers in {1}</source>
        <translation>已导出 {0}，答案在 {1}</translation>
    </message>
    <message>
        <source>Exporting {0}</source>
        <translation>正在导出 {0}</translation>
    </message>
    <message>
        <source>Games ({0})</source>
        <translation>博弈文件 ({0})</translation>
    </message>
    <message>
        <source>Graphs of other programs ({0})</source>
        <translation>其他程序的图 ({0})</translation>
    </message>
    <message>
        <source>Grundy Studio files (*{0})</source>
        <translation>Grundy Studio 文件 (*{0})</translation>
    </message>
    <message>
        <source>Grundy Studio files ({0})</source>
        <translation>Grundy Studio 文件 ({0})</translation>
    </message>
    <message>
        <source>Import cases</source>
        <translation>导入数据组</translation>
    </message>
    <message>
        <source>Import {0} from {1}</source>
        <translation>从 {1} 导入 {0}</translation>
    </message>
    <message>
        <source>Imported {0} from {1}</source>
        <translation>已从 {1} 导入 {0}</translation>
    </message>
    <message>
        <source>It is no ordinary file: pipes and devices are not opened.</source>
        <translation>它不是普通文件：管道和设备不能打开。</translation>
    </message>
    <message>
        <source>Judge texts ({0})</source>
        <translation>评测文本 ({0})</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>No format fits; these are the errors as {0}. A file with another format in its name is read as that.</source>
        <translation>没有格式符合；以下是按 {0} 读取时的错误。文件名中带有其他格式的文件会按那种格式读取。</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>没有导出</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>没有打开</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>没有保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Opened what is left of {0}</source>
        <translation>已打开 {0} 中剩下的内容</translation>
    </message>
    <message>
        <source>Opened {0}</source>
        <translation>已打开 {0}</translation>
    </message>
    <message>
        <source>Opening {0}</source>
        <translation>正在打开 {0}</translation>
    </message>
    <message>
        <source>Reload {0}</source>
        <translation>重新加载 {0}</translation>
    </message>
    <message>
        <source>Reloaded {0}</source>
        <translation>已重新加载 {0}</translation>
    </message>
    <message>
        <source>Reloaded {0}; Undo brings back what was here</source>
        <translation>已重新加载 {0}；撤销可恢复之前的内容</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation>已保存 {0}</translation>
    </message>
    <message>
        <source>Saving was interrupted. Save again.</source>
        <translation>保存被中断。请再次保存。</translation>
    </message>
    <message>
        <source>The disk is full. Free some space on it and save again, or save on another disk.</source>
        <translation>磁盘已满。请腾出空间后再保存，或保存到另一个磁盘。</translation>
    </message>
    <message>
        <source>The disk reported an error. Save on another disk, and have this one checked.</source>
        <translation>磁盘报告了错误。请保存到另一个磁盘，并检查这个磁盘。</translation>
    </message>
    <message>
        <source>The disk with the folder {folder} can only be read. Save somewhere else.</source>
        <translation>文件夹 {folder} 所在的磁盘只能读取。请保存到别处。</translation>
    </message>
    <message>
        <source>The drive with the folder {folder} does not answer. Connect it again, or save somewhere else.</source>
        <translation>文件夹 {folder} 所在的驱动器没有响应。请重新连接，或保存到别处。</translation>
    </message>
    <message>
        <source>The file is larger than this disk, or your account, allows. Save on another disk.</source>
        <translation>文件超过了该磁盘或您的账户所允许的大小。请保存到另一个磁盘。</translation>
    </message>
    <message>
        <source>The folder {folder} is not there any more. Save somewhere else, or make it again.</source>
        <translation>文件夹 {folder} 已不存在。请保存到别处，或重新创建它。</translation>
    </message>
    <message>
        <source>The name has a character in it that no file&apos;s name can have. Choose another name.</source>
        <translation>名称中含有文件名不允许的字符。请换一个名称。</translation>
    </message>
    <message>
        <source>The name is too long for this disk. Choose a shorter one.</source>
        <translation>名称对该磁盘来说太长。请换一个短一些的。</translation>
    </message>
    <message>
        <source>The system says: {reason}. Save somewhere else to be safe.</source>
        <translation>系统提示：{reason}。为安全起见，请保存到别处。</translation>
    </message>
    <message>
        <source>The text of case {0} cannot be read as it stands and is not part of the document: {1}</source>
        <translation>第 {0} 组的文本目前无法读取，不是文档的一部分：{1}</translation>
    </message>
    <message>
        <source>The text of case {0} is not part of the document yet.</source>
        <translation>第 {0} 组的文本还不是文档的一部分。</translation>
    </message>
    <message>
        <source>The texts of {0} cases are not part of the document:</source>
        <translation>{0} 个数据组的文本不是文档的一部分：</translation>
    </message>
    <message>
        <source>There are no cases in {0}</source>
        <translation>{0} 中没有数据组</translation>
    </message>
    <message>
        <source>There is a folder with the name {name} in {folder} now. Save under another name.</source>
        <translation>{folder} 中现在有一个名为 {name} 的文件夹。请用别的名称保存。</translation>
    </message>
    <message>
        <source>Too many files are open. Close other programs and save again.</source>
        <translation>打开的文件太多。请关闭其他程序后再保存。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>You may not write in the folder {folder}. Save somewhere else.</source>
        <translation>您没有在文件夹 {folder} 中写入的权限。请保存到别处。</translation>
    </message>
    <message>
        <source>Your share of the disk is used up. Delete something and save again, or save elsewhere.</source>
        <translation>您的磁盘配额已用完。请删除一些内容后再保存，或保存到别处。</translation>
    </message>
    <message>
        <source>a board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>a game of heaps</source>
        <translation>堆游戏</translation>
    </message>
    <message>
        <source>a graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>以及另外 {0} 个</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>case {number}</source>
        <translation>第 {number} 组</translation>
    </message>
    <message>
        <source>case {number} ({name})</source>
        <translation>第 {number} 组（{name}）</translation>
    </message>
    <message>
        <source>games of heaps</source>
        <translation>堆游戏</translation>
    </message>
    <message>
        <source>graphs</source>
        <translation>图</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>第 {0} 行，第 {1} 列</translation>
    </message>
    <message>
        <source>not applied yet</source>
        <translation>尚未应用</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>{0} (deleted)</source>
        <translation>{0}（已删除）</translation>
    </message>
    <message>
        <source>{0} (repaired)</source>
        <translation>{0}（已修复）</translation>
    </message>
    <message>
        <source>{0} cases</source>
        <translation>{0} 个数据组</translation>
    </message>
    <message>
        <source>{0} could not be opened.</source>
        <translation>无法打开 {0}。</translation>
    </message>
    <message>
        <source>{0} could not be saved. The document is still open.</source>
        <translation>无法保存 {0}。文档仍然打开着。</translation>
    </message>
    <message>
        <source>{0} could not be written. The document is still open.</source>
        <translation>无法写入 {0}。文档仍然打开着。</translation>
    </message>
    <message>
        <source>{0} is broken on the disk and was not reloaded</source>
        <translation>{0} 在磁盘上已损坏，没有重新加载</translation>
    </message>
    <message>
        <source>{case} is {what}; {title} holds {games} only</source>
        <translation>{case} 是{what}；{title} 只能容纳{games}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} 和 {last}</translation>
    </message>
    <message>
        <source>{name} is a link that leads back to itself. Save under another name.</source>
        <translation>{name} 是一个指回自身的链接。请用别的名称保存。</translation>
    </message>
    <message>
        <source>{name} is no ordinary file but a pipe or a device, which keeps nothing. Save under another name.</source>
        <translation>{name} 不是普通文件，而是管道或设备，不能保存内容。请用别的名称保存。</translation>
    </message>
    <message>
        <source>{name} is protected: you may read it but not change it. Save under another name.</source>
        <translation>{name} 受到保护：可以读取但不能更改。请用别的名称保存。</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>另外 {n} 个</translation>
    </message>
    <message>
        <source>{n} more cases of other kinds</source>
        <translation>另有 {n} 个其他类型的数据组</translation>
    </message>
    <message>
        <source>{title}: {what}</source>
        <translation>{title}：{what}</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>1 match</source>
        <translation>1 个匹配</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing</source>
        <translation>缺少右括号</translation>
    </message>
    <message>
        <source>A closing quotation mark is missing</source>
        <translation>缺少右引号</translation>
    </message>
    <message>
        <source>A number is expected, as in “{0}”</source>
        <translation>应为数字，例如“{0}”</translation>
    </message>
    <message>
        <source>A range rises, as in “{0}”</source>
        <translation>范围应从小到大，例如“{0}”</translation>
    </message>
    <message>
        <source>After “{0}” a number is expected, as in “{1}”</source>
        <translation>“{0}”之后应为数字，例如“{1}”</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Find a position</source>
        <translation>查找局面</translation>
    </message>
    <message>
        <source>Grundy value that stands out</source>
        <translation>突出显示的 SG 值</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一个匹配 (F3)</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>没有匹配</translation>
    </message>
    <message>
        <source>Number or name, {0}; joined by {1}</source>
        <translation>编号或名称，{0}；用 {1} 连接</translation>
    </message>
    <message>
        <source>Only Grundy value</source>
        <translation>只看 SG 值</translation>
    </message>
    <message>
        <source>Only P-positions</source>
        <translation>只看 P 态</translation>
    </message>
    <message>
        <source>Only what leads to or from position {0}</source>
        <translation>只看与局面 {0} 相通的</translation>
    </message>
    <message>
        <source>Only what leads to or from {0} positions</source>
        <translation>只看与 {0} 个局面相通的</translation>
    </message>
    <message>
        <source>Only what position {0} reaches</source>
        <translation>只看局面 {0} 能到达的</translation>
    </message>
    <message>
        <source>Only what reaches position {0}</source>
        <translation>只看能到达局面 {0} 的</translation>
    </message>
    <message>
        <source>Only what reaches {0} positions</source>
        <translation>只看能到达 {0} 个局面的</translation>
    </message>
    <message>
        <source>Only what {0} positions reach</source>
        <translation>只看 {0} 个局面能到达的</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一个匹配 (Shift+F3)</translation>
    </message>
    <message>
        <source>Show all positions again</source>
        <translation>重新显示所有局面</translation>
    </message>
    <message>
        <source>Something to look for is expected, as in “{0}” or a name</source>
        <translation>应为要查找的内容，例如“{0}”或一个名称</translation>
    </message>
    <message>
        <source>Too many parentheses within each other</source>
        <translation>括号嵌套太多</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>要查找的内容</translation>
    </message>
    <message>
        <source>{0} matches</source>
        <translation>{0} 个匹配</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>“{0}” is one too many</source>
        <translation>多了一个“{0}”</translation>
    </message>
</context>
<context>
    <name>FormatBox</name>
    <message>
        <source>Format of the text</source>
        <translation>文本的格式</translation>
    </message>
</context>
<context>
    <name>FormatDialog</name>
    <message>
        <source>A list of edges</source>
        <translation>边的列表</translation>
    </message>
    <message>
        <source>Does not fit: line {line}, column {column}: {message}</source>
        <translation>不符合：第 {line} 行，第 {column} 列：{message}</translation>
    </message>
    <message>
        <source>Does not fit: {message}</source>
        <translation>不符合：{message}</translation>
    </message>
    <message>
        <source>Each line is a move of one graph; how it counts is asked next</source>
        <translation>每一行是一个图的一条走法；编号方式接下来会询问</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>按此读取</translation>
    </message>
    <message>
        <source>There is more than one format in which {name} can be read.</source>
        <translation>{name} 可以按多种格式读取。</translation>
    </message>
    <message>
        <source>Which format is it?</source>
        <translation>是哪种格式？</translation>
    </message>
    <message>
        <source>{name} is not in the format that its name tells, but it fits another.</source>
        <translation>{name} 不符合其名称所示的格式，但符合另一种格式。</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>1 case</source>
        <translation>1 个数据组</translation>
    </message>
    <message>
        <source>A graph without positions</source>
        <translation>没有局面的图</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add as case</source>
        <translation>添加为数据组</translation>
    </message>
    <message>
        <source>Add as cases</source>
        <translation>添加为数据组</translation>
    </message>
    <message>
        <source>Add the generated cases to the document</source>
        <translation>把生成的数据组加入文档</translation>
    </message>
    <message>
        <source>Added {0}</source>
        <translation>已添加 {0}</translation>
    </message>
    <message>
        <source>Adding generated cases</source>
        <translation>正在添加生成的数据组</translation>
    </message>
    <message>
        <source>And {0} more.</source>
        <translation>以及另外 {0} 个。</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>换一个</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>换一个种子</translation>
    </message>
    <message>
        <source>Before the last change</source>
        <translation>上次更改之前</translation>
    </message>
    <message>
        <source>Board of the preview</source>
        <translation>预览的棋盘</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel generating</source>
        <translation>取消生成</translation>
    </message>
    <message>
        <source>Cancelled. Change something, or press Preview, to try again.</source>
        <translation>已取消。更改设置或按“预览”再试。</translation>
    </message>
    <message>
        <source>Case {0} of {1}</source>
        <translation>第 {0} 组，共 {1} 组</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Close preview</source>
        <translation>关闭预览</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>关闭预览</translation>
    </message>
    <message>
        <source>Close the preview: the document is seen again (Esc)</source>
        <translation>关闭预览：重新显示文档 (Esc)</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>另取一个种子</translation>
    </message>
    <message>
        <source>Generate anew after each change, and show it</source>
        <translation>每次更改后重新生成并显示</translation>
    </message>
    <message>
        <source>Generate {0}: {1}, seed {2}</source>
        <translation>生成 {0}：{1}，种子 {2}</translation>
    </message>
    <message>
        <source>Generated, and not yet in the document</source>
        <translation>已生成，尚未加入文档</translation>
    </message>
    <message>
        <source>Generating {0}</source>
        <translation>正在生成 {0}</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Graph of the preview</source>
        <translation>预览的图</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>Heaps of the preview</source>
        <translation>预览的堆</translation>
    </message>
    <message>
        <source>How many queries the first player wins, and the nim-sum</source>
        <translation>先手赢得多少个询问，以及 Nim 和</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Judge format</source>
        <translation>评测格式</translation>
    </message>
    <message>
        <source>Laying out a case</source>
        <translation>正在布局数据组</translation>
    </message>
    <message>
        <source>Laying the case out …</source>
        <translation>正在布局 …</translation>
    </message>
    <message>
        <source>Looking for shapes …</source>
        <translation>正在查找类型 …</translation>
    </message>
    <message>
        <source>Looking for the shapes of {0}</source>
        <translation>正在查找 {0} 的类型</translation>
    </message>
    <message>
        <source>No heaps.</source>
        <translation>没有堆。</translation>
    </message>
    <message>
        <source>No query asks about it</source>
        <translation>没有询问涉及它</translation>
    </message>
    <message>
        <source>No shape matches &apos;{0}&apos;</source>
        <translation>没有类型匹配“{0}”</translation>
    </message>
    <message>
        <source>Parameters of the shape</source>
        <translation>该类型的参数</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Preview at once</source>
        <translation>立即预览</translation>
    </message>
    <message>
        <source>Preview each change at once</source>
        <translation>每次更改立即预览</translation>
    </message>
    <message>
        <source>Preview of generated cases</source>
        <translation>生成的数据组的预览</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Put the cases into the document, behind the others</source>
        <translation>把数据组放入文档，排在其他数据组之后</translation>
    </message>
    <message>
        <source>Query {0} of {1}</source>
        <translation>询问 {0}，共 {1} 个</translation>
    </message>
    <message>
        <source>Search names and purposes</source>
        <translation>搜索名称和用途</translation>
    </message>
    <message>
        <source>Search shapes</source>
        <translation>搜索类型</translation>
    </message>
    <message>
        <source>See the cases before they are in the document</source>
        <translation>在加入文档之前查看数据组</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shapes to choose from</source>
        <translation>可选择的类型</translation>
    </message>
    <message>
        <source>The case before</source>
        <translation>上一组</translation>
    </message>
    <message>
        <source>The cases could not be made: {0}</source>
        <translation>无法生成数据组：{0}</translation>
    </message>
    <message>
        <source>The format cannot say these cases.</source>
        <translation>该格式无法表示这些数据组。</translation>
    </message>
    <message>
        <source>The generator could not follow the last change</source>
        <translation>生成器未能跟上最近的更改</translation>
    </message>
    <message>
        <source>The judge&apos;s word</source>
        <translation>评测用语</translation>
    </message>
    <message>
        <source>The next case</source>
        <translation>下一组</translation>
    </message>
    <message>
        <source>The next query</source>
        <translation>下一个询问</translation>
    </message>
    <message>
        <source>The next shape</source>
        <translation>下一个类型</translation>
    </message>
    <message>
        <source>The parameters as they are at first</source>
        <translation>恢复初始参数</translation>
    </message>
    <message>
        <source>The query before</source>
        <translation>上一个询问</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The same seed gives the same cases, on every machine</source>
        <translation>相同的种子在任何机器上得到相同的数据</translation>
    </message>
    <message>
        <source>The shape before</source>
        <translation>上一个类型</translation>
    </message>
    <message>
        <source>The winner cannot be told: {0}</source>
        <translation>无法判断胜者：{0}</translation>
    </message>
    <message>
        <source>This case has no query.</source>
        <translation>该数据组没有询问。</translation>
    </message>
    <message>
        <source>Too large to preview: {0}. It can still be added.</source>
        <translation>太大，无法预览：{0}。仍然可以添加。</translation>
    </message>
    <message>
        <source>Values of the heaps</source>
        <translation>各堆的值</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>What is generated</source>
        <translation>生成什么</translation>
    </message>
    <message>
        <source>What the cases are like; type to search</source>
        <translation>数据的样子；输入以搜索</translation>
    </message>
    <message>
        <source>What the shape is good for</source>
        <translation>该类型适合做什么</translation>
    </message>
    <message>
        <source>What was generated</source>
        <translation>生成了什么</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>胜负</translation>
    </message>
    <message>
        <source>Why there is no picture</source>
        <translation>为什么没有图</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>nim-sum {0}</source>
        <translation>Nim 和 {0}</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>{0}, nim-sum {1}</source>
        <translation>{0}，Nim 和 {1}</translation>
    </message>
    <message>
        <source>{0}, {1} characters</source>
        <translation>{0}，{1} 个字符</translation>
    </message>
    <message>
        <source>{0}. It may be {1}; for the command line it is called {2}.</source>
        <translation>{0}。取值 {1}；在命令行中叫做 {2}。</translation>
    </message>
    <message>
        <source>{0}. The first is large: click it in Cases to see it</source>
        <translation>{0}。第一个很大：在数据组面板中单击即可查看</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
    <message>
        <source>{n} cases</source>
        <translation>{n} 个数据组</translation>
    </message>
</context>
<context>
    <name>GraphCases</name>
    <message>
        <source>Laying out the graph</source>
        <translation>正在布局图</translation>
    </message>
</context>
<context>
    <name>GraphClipboard</name>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>一个便笺</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>一个局面</translation>
    </message>
    <message>
        <source>{0} notes</source>
        <translation>{0} 个便笺</translation>
    </message>
    <message>
        <source>{0} positions</source>
        <translation>{0} 个局面</translation>
    </message>
</context>
<context>
    <name>GraphCommands</name>
    <message>
        <source>A move from {0} to itself is refused: a game must end.</source>
        <translation>从 {0} 到自身的走法不被接受：游戏必须会结束。</translation>
    </message>
    <message>
        <source>Add a case</source>
        <translation>添加数据组</translation>
    </message>
    <message>
        <source>Add a stone</source>
        <translation>加一枚棋子</translation>
    </message>
    <message>
        <source>Add move {0}</source>
        <translation>添加走法 {0}</translation>
    </message>
    <message>
        <source>Add position {0}</source>
        <translation>添加局面 {0}</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>删除便笺</translation>
    </message>
    <message>
        <source>Delete move {0} → {1}</source>
        <translation>删除走法 {0} → {1}</translation>
    </message>
    <message>
        <source>Delete position {0}</source>
        <translation>删除局面 {0}</translation>
    </message>
    <message>
        <source>Delete {0} moves</source>
        <translation>删除 {0} 条走法</translation>
    </message>
    <message>
        <source>Delete {0} notes</source>
        <translation>删除 {0} 个便笺</translation>
    </message>
    <message>
        <source>Delete {0} positions</source>
        <translation>删除 {0} 个局面</translation>
    </message>
    <message>
        <source>Name position {0}</source>
        <translation>命名局面 {0}</translation>
    </message>
    <message>
        <source>Repeat move {0} {1} times</source>
        <translation>走法 {0} 重复 {1} 次</translation>
    </message>
    <message>
        <source>Set stones to {0}</source>
        <translation>棋子数设为 {0}</translation>
    </message>
    <message>
        <source>Shift a note</source>
        <translation>移动便笺</translation>
    </message>
    <message>
        <source>Shift a position</source>
        <translation>移动一个局面</translation>
    </message>
    <message>
        <source>Shift positions and notes</source>
        <translation>移动局面和便笺</translation>
    </message>
    <message>
        <source>Shift {0} notes</source>
        <translation>移动 {0} 个便笺</translation>
    </message>
    <message>
        <source>Shift {0} positions</source>
        <translation>移动 {0} 个局面</translation>
    </message>
    <message>
        <source>Take a stone</source>
        <translation>取走一枚棋子</translation>
    </message>
    <message>
        <source>Take all stones</source>
        <translation>取走全部棋子</translation>
    </message>
    <message>
        <source>The move {0} is refused: it would close the cycle {1}, and a game must end.</source>
        <translation>走法 {0} 不被接受：它会形成环 {1}，而游戏必须会结束。</translation>
    </message>
    <message>
        <source>The move {0} now stands {1} times.</source>
        <translation>走法 {0} 现在有 {1} 条。</translation>
    </message>
    <message>
        <source>on {0}</source>
        <translation>（{0} 上）</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>1 place found</source>
        <translation>找到 1 处</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Nothing in the guide has “{0}”. Try fewer or shorter words.</source>
        <translation>指南中没有“{0}”。请用更少或更短的词。</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>指南的页面</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南的各页</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>The guide has no page “{0}”.</source>
        <translation>指南中没有页面“{0}”。</translation>
    </message>
    <message>
        <source>The next page of the way (Alt+Right)</source>
        <translation>浏览记录的下一页 (Alt+Right)</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>上一页 (Alt+Left)</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>找到的内容</translation>
    </message>
    <message>
        <source>{0} - Guide</source>
        <translation>{0} - 指南</translation>
    </message>
    <message>
        <source>{0} places found</source>
        <translation>找到 {0} 处</translation>
    </message>
    <message>
        <source>{0}, on the page {1}: {2}</source>
        <translation>{0}，在页面 {1} 上：{2}</translation>
    </message>
</context>
<context>
    <name>HeapsCommands</name>
    <message>
        <source>A heap has from 0 to 10^18 stones</source>
        <translation>一个堆的大小为 0 到 10^18</translation>
    </message>
    <message>
        <source>Add a heap of {0}</source>
        <translation>添加大小为 {0} 的堆</translation>
    </message>
    <message>
        <source>Add a query</source>
        <translation>添加询问</translation>
    </message>
    <message>
        <source>Change the rule</source>
        <translation>更改规则</translation>
    </message>
    <message>
        <source>Change the size of heap {0}</source>
        <translation>更改第 {0} 堆的大小</translation>
    </message>
    <message>
        <source>Edit the heaps</source>
        <translation>编辑各堆</translation>
    </message>
    <message>
        <source>Move heap {0} to place {1}</source>
        <translation>把第 {0} 堆移到第 {1} 位</translation>
    </message>
    <message>
        <source>Remove all heaps</source>
        <translation>移除所有堆</translation>
    </message>
    <message>
        <source>Remove heap {0}</source>
        <translation>移除第 {0} 堆</translation>
    </message>
    <message>
        <source>Set heap {0} to {1}</source>
        <translation>把第 {0} 堆设为 {1}</translation>
    </message>
</context>
<context>
    <name>HeapsEditor</name>
    <message>
        <source>Add a query</source>
        <translation>添加询问</translation>
    </message>
    <message>
        <source>Heaps editor</source>
        <translation>堆编辑器</translation>
    </message>
    <message>
        <source>No heaps yet. Click the plus, press Insert, or type sizes such as 5 7 12 above.</source>
        <translation>还没有堆。单击加号、按 Insert，或在上方输入大小，如 5 7 12。</translation>
    </message>
    <message>
        <source>Show heaps as a graph</source>
        <translation>把堆显示为图</translation>
    </message>
    <message>
        <source>This case has no query yet: add one to put heaps on the table.</source>
        <translation>该数据组还没有询问：添加一个才能放置堆。</translation>
    </message>
    <message>
        <source>Values of the heaps</source>
        <translation>各堆的值</translation>
    </message>
    <message>
        <source>Values of the sizes</source>
        <translation>各大小的值</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>当前位置</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Each edit becomes a step here. Click a step to go back to it.</source>
        <translation>每次编辑在此记为一步，单击即可回到该步。</translation>
    </message>
    <message>
        <source>Steps of the history; choose one to go there</source>
        <translation>历史中的各步；选择一步前往</translation>
    </message>
</context>
<context>
    <name>Interchange</name>
    <message>
        <source>&amp;Other formats…</source>
        <translation>其他格式(&amp;O)…</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 条走法</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1 个局面</translation>
    </message>
    <message>
        <source>Each line is a move from its first position to its second.</source>
        <translation>每行是一条走法，从第一个局面到第二个。</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>文件的前几行</translation>
    </message>
    <message>
        <source>Found out: counted from {0}, and the first line is a move.</source>
        <translation>检测结果：从 {0} 开始编号，第一行是走法。</translation>
    </message>
    <message>
        <source>Found out: counted from {0}, and the first line tells how many positions there are.</source>
        <translation>检测结果：从 {0} 开始编号，第一行是局面的个数。</translation>
    </message>
    <message>
        <source>Found out: positions have names.</source>
        <translation>检测结果：局面有名称。</translation>
    </message>
    <message>
        <source>GraphML (yEd, Gephi, networkx)</source>
        <translation>GraphML（yEd、Gephi、networkx）</translation>
    </message>
    <message>
        <source>GraphML ({0})</source>
        <translation>GraphML ({0})</translation>
    </message>
    <message>
        <source>Keeps names, places, values, and the stones of the query that is looked at.</source>
        <translation>保留名称、位置、值，以及当前询问的棋子。</translation>
    </message>
    <message>
        <source>Keeps the moves only, a line for each: no names, places or stones.</source>
        <translation>只保留走法，每行一条：没有名称、位置和棋子。</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>第 {0} 行，第 {1} 列：{2}</translation>
    </message>
    <message>
        <source>List of edges</source>
        <translation>边的列表</translation>
    </message>
    <message>
        <source>Lists of edges ({0})</source>
        <translation>边的列表 ({0})</translation>
    </message>
    <message>
        <source>Picture of the graph</source>
        <translation>图的预览</translation>
    </message>
    <message>
        <source>Read it in a judge&apos;s format instead</source>
        <translation>改用评测格式读取</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>按此读取</translation>
    </message>
    <message>
        <source>Reading {0}</source>
        <translation>正在读取 {0}</translation>
    </message>
    <message>
        <source>The first line tells how many positions there are</source>
        <translation>第一行是局面的个数</translation>
    </message>
    <message>
        <source>The first position is called</source>
        <translation>第一个局面的编号</translation>
    </message>
    <message>
        <source>The first position is called {0}</source>
        <translation>第一个局面的编号为 {0}</translation>
    </message>
    <message>
        <source>Too large for a small picture</source>
        <translation>太大，无法显示小图</translation>
    </message>
    <message>
        <source>{0} as a list of edges</source>
        <translation>{0}（作为边的列表）</translation>
    </message>
    <message>
        <source>{0} moves</source>
        <translation>{0} 条走法</translation>
    </message>
    <message>
        <source>{0} positions</source>
        <translation>{0} 个局面</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
    <message>
        <source>… and more lines: {0}</source>
        <translation>… 以及更多行：{0}</translation>
    </message>
</context>
<context>
    <name>ItemButtons</name>
    <message>
        <source>Delete (Del)</source>
        <translation>删除 (Del)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>复制一份 (Ctrl+D)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下移 (Alt+Down)</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上移 (Alt+Up)</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>重命名 (F2)</translation>
    </message>
</context>
<context>
    <name>JobStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the work that is running</source>
        <translation>取消正在进行的工作</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>KeyBox</name>
    <message>
        <source>Number or name</source>
        <translation>编号或名称</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>Change a shortcut</source>
        <translation>更改快捷键</translation>
    </message>
    <message>
        <source>New shortcut of {0}</source>
        <translation>{0} 的新快捷键</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>没有快捷键</translation>
    </message>
    <message>
        <source>Press the key that it is to have, with Ctrl, Shift or Alt if you like.</source>
        <translation>请按下它的新按键，可以带 Ctrl、Shift 或 Alt。</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>按下新按键</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>改给它</translation>
    </message>
    <message>
        <source>This is its key now. Press another one.</source>
        <translation>这就是它现在的按键。请按别的键。</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>使用该按键</translation>
    </message>
    <message>
        <source>{0} belongs to “{1}”, which would lose it.</source>
        <translation>{0} 属于“{1}”，改动后后者将失去它。</translation>
    </message>
    <message>
        <source>{0} cannot be given away. {1}.</source>
        <translation>{0} 不能改作他用。{1}。</translation>
    </message>
    <message>
        <source>{0} is free.</source>
        <translation>{0} 可用。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>About Grundy Studio</source>
        <translation>关于 Grundy Studio</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>下端对齐</translation>
    </message>
    <message>
        <source>Align centres</source>
        <translation>水平居中对齐</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>左端对齐</translation>
    </message>
    <message>
        <source>Align middles</source>
        <translation>垂直居中对齐</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>右端对齐</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>上端对齐</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>An editor for impartial games: draw the graph, place the stones, see every Grundy value live.</source>
        <translation>公平组合游戏的编辑器：画图、放棋子，实时看到每个 SG 值。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Answers (*.out *.ans *.txt)</source>
        <translation>答案 (*.out *.ans *.txt)</translation>
    </message>
    <message>
        <source>Go to {0}</source>
        <translation>转到{0}</translation>
    </message>
    <message>
        <source>Grundy Studio {0}</source>
        <translation>Grundy Studio {0}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Load answers</source>
        <translation>加载答案</translation>
    </message>
    <message>
        <source>Preview of generated cases: Escape closes it</source>
        <translation>生成的数据组的预览：按 Esc 关闭</translation>
    </message>
    <message>
        <source>Show this panel, and give it the keyboard</source>
        <translation>显示该面板，并把键盘焦点移到那里</translation>
    </message>
    <message>
        <source>Spread across</source>
        <translation>水平均匀分布</translation>
    </message>
    <message>
        <source>Spread down</source>
        <translation>垂直均匀分布</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板上没有文本。</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>the drawing</source>
        <translation>画图区</translation>
    </message>
    <message>
        <source>{0} errors</source>
        <translation>{0} 个错误</translation>
    </message>
    <message>
        <source>{0} was not opened: {1}, listed in Problems.</source>
        <translation>没有打开 {0}：{1}，列在问题面板中。</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Click or drag to move the view</source>
        <translation>单击或拖动以移动视图</translation>
    </message>
    <message>
        <source>Minimap of the graph</source>
        <translation>图的小地图</translation>
    </message>
</context>
<context>
    <name>MistakesCard</name>
    <message>
        <source>1 other that may be it</source>
        <translation>另有 1 种可能</translation>
    </message>
    <message>
        <source>Likely mistake</source>
        <translation>可能的错误</translation>
    </message>
    <message>
        <source>Likely mistake: one of {0} that all fit</source>
        <translation>可能的错误：共 {0} 种都说得通，此为其一</translation>
    </message>
    <message>
        <source>Perhaps, though not every answer fits</source>
        <translation>可能如此，虽然并非每个答案都符合</translation>
    </message>
    <message>
        <source>{0} others that may be it</source>
        <translation>另有 {0} 种可能</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>MoveDelegate</name>
    <message>
        <source>leaves {0}</source>
        <translation>之后为 {0}</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>Moves in this heap</source>
        <translation>这一堆的走法</translation>
    </message>
    <message>
        <source>No move is left in this heap</source>
        <translation>这一堆没有走法了</translation>
    </message>
    <message>
        <source>Remove this heap</source>
        <translation>移除这一堆</translation>
    </message>
    <message>
        <source>The values are being computed</source>
        <translation>正在计算值</translation>
    </message>
    <message>
        <source>There are more moves than these {0}</source>
        <translation>走法不止这 {0} 种</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>No move wins.</source>
        <translation>没有必胜走法。</translation>
    </message>
    <message>
        <source>{0}, leaves {1}</source>
        <translation>{0}，之后为 {1}</translation>
    </message>
    <message>
        <source>{0}: wins</source>
        <translation>{0}：必胜</translation>
    </message>
</context>
<context>
    <name>NameEditor</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>局面的名称</translation>
    </message>
</context>
<context>
    <name>NimSumModel</name>
    <message>
        <source>Binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>cancels out</source>
        <translation>相互抵消</translation>
    </message>
    <message>
        <source>{0} bits</source>
        <translation>{0} 位</translation>
    </message>
</context>
<context>
    <name>NimSumTable</name>
    <message>
        <source>Binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>The parts of the sum, with Grundy values in binary</source>
        <translation>和的各部分，SG 值以二进制表示</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>XOR: {0}</source>
        <translation>异或：{0}</translation>
    </message>
    <message>
        <source>cancels out</source>
        <translation>相互抵消</translation>
    </message>
</context>
<context>
    <name>OfferDialog</name>
    <message>
        <source>&amp;Discard…</source>
        <translation>丢弃(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>以后再说(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>关于该文档</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Discard the unsaved changes of {0}?</source>
        <translation>丢弃 {0} 的未保存更改？</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Grundy Studio ended before these documents were saved.</source>
        <translation>上次退出时，以下文档尚未保存。</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>最后更改</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>保存副本(&amp;C)…</translation>
    </message>
    <message>
        <source>They cannot be brought back.</source>
        <translation>它们将无法找回。</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>未保存的文档</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>结构(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Tests</source>
        <translation>测试数据(&amp;T)</translation>
    </message>
    <message>
        <source>1 test</source>
        <translation>1 个测试点</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>A zip archive</source>
        <translation>zip 压缩包</translation>
    </message>
    <message>
        <source>And {0} more.</source>
        <translation>以及另外 {0} 个。</translation>
    </message>
    <message>
        <source>As</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Cancelled. Change something to make the tests again.</source>
        <translation>已取消。更改设置即可重新生成测试点。</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>数据组</translation>
    </message>
    <message>
        <source>Contestants see samples</source>
        <translation>选手可见样例</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export test package</source>
        <translation>导出题目数据包</translation>
    </message>
    <message>
        <source>Exported {0} in {1}</source>
        <translation>已将 {0} 导出到 {1}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files of the package</source>
        <translation>数据包的文件</translation>
    </message>
    <message>
        <source>Input + answers</source>
        <translation>输入 + 答案</translation>
    </message>
    <message>
        <source>Judge format</source>
        <translation>评测格式</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Leave cases of other kinds out</source>
        <translation>不含其他类型的数据组</translation>
    </message>
    <message>
        <source>Leave these cases out</source>
        <translation>不含这些数据组</translation>
    </message>
    <message>
        <source>Making tests</source>
        <translation>正在生成测试点</translation>
    </message>
    <message>
        <source>Making the tests …</source>
        <translation>正在生成测试点 …</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>没有导出</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace the package?</source>
        <translation>替换数据包？</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>Take another format, or leave these cases out.</source>
        <translation>换一种格式，或不含这些数据组。</translation>
    </message>
    <message>
        <source>The cases of this document, a file each</source>
        <translation>该文档的数据组，每组一个文件</translation>
    </message>
    <message>
        <source>The cases of this document, in one file</source>
        <translation>该文档的数据组，放在一个文件中</translation>
    </message>
    <message>
        <source>The default test set of the format</source>
        <translation>该格式的默认测试集</translation>
    </message>
    <message>
        <source>The folder to put the package&apos;s folder into</source>
        <translation>数据包文件夹所在的文件夹</translation>
    </message>
    <message>
        <source>The format cannot say what the document holds:</source>
        <translation>该格式无法表示文档的内容：</translation>
    </message>
    <message>
        <source>The package</source>
        <translation>数据包</translation>
    </message>
    <message>
        <source>The same seed gives the same package, on every machine</source>
        <translation>相同的种子在任何机器上得到相同的数据包</translation>
    </message>
    <message>
        <source>Title of the problem</source>
        <translation>题目的标题</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>What it is there for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>What the package holds</source>
        <translation>数据包的内容</translation>
    </message>
    <message>
        <source>Writing {0}</source>
        <translation>正在写出 {0}</translation>
    </message>
    <message>
        <source>Writing {0} …</source>
        <translation>正在写出 {0} …</translation>
    </message>
    <message>
        <source>Zip archives (*{0})</source>
        <translation>Zip 压缩包 (*{0})</translation>
    </message>
    <message>
        <source>{0} B</source>
        <translation>{0} B</translation>
    </message>
    <message>
        <source>{0} MB</source>
        <translation>{0} MB</translation>
    </message>
    <message>
        <source>{0} could not be written. Nothing was changed there.</source>
        <translation>无法写入 {0}。那里没有任何改动。</translation>
    </message>
    <message>
        <source>{0} is a sample</source>
        <translation>{0} 是样例</translation>
    </message>
    <message>
        <source>{0} is there already. Replace all of it?</source>
        <translation>{0} 已存在。要全部替换吗？</translation>
    </message>
    <message>
        <source>{0} kB</source>
        <translation>{0} kB</translation>
    </message>
    <message>
        <source>{0} tests</source>
        <translation>{0} 个测试点</translation>
    </message>
    <message>
        <source>{0}, {1} with their answers</source>
        <translation>{0}，连同答案共 {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
    <message>
        <source>{n} tests</source>
        <translation>{n} 个测试点</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>A board has one query, which is itself</source>
        <translation>棋盘只有一个询问，就是它自己</translation>
    </message>
    <message>
        <source>A preview stands in front: Escape closes it</source>
        <translation>前面有一个预览：按 Esc 关闭它</translation>
    </message>
    <message>
        <source>Choose a shape in the Generate panel first</source>
        <translation>请先在生成面板中选择类型</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Escape leaves</source>
        <translation>按 Esc 离开</translation>
    </message>
    <message>
        <source>For boards only: this case is none</source>
        <translation>仅用于棋盘：当前数据组不是</translation>
    </message>
    <message>
        <source>For graphs only: this case is none</source>
        <translation>仅用于图：当前数据组不是</translation>
    </message>
    <message>
        <source>For heaps only: this case is none</source>
        <translation>仅用于堆：当前数据组不是</translation>
    </message>
    <message>
        <source>Heaps are not zoomed</source>
        <translation>堆不能缩放</translation>
    </message>
    <message>
        <source>Load answers first</source>
        <translation>请先加载答案</translation>
    </message>
    <message>
        <source>Name a program in the Stress panel first</source>
        <translation>请先在对拍面板中指定程序</translation>
    </message>
    <message>
        <source>No position is dimmed</source>
        <translation>没有变暗的局面</translation>
    </message>
    <message>
        <source>No program is running</source>
        <translation>没有程序在运行</translation>
    </message>
    <message>
        <source>No wrong answers are known</source>
        <translation>没有已知的错误答案</translation>
    </message>
    <message>
        <source>Not for heaps: they are edited as text</source>
        <translation>不用于堆：堆以文本编辑</translation>
    </message>
    <message>
        <source>Nothing here is called “{0}”. Try one word, or a part of it: stone, layout, export. F1 shows everything that a key does.</source>
        <translation>这里没有叫做“{0}”的命令。试试一个词或它的一部分：棋子、布局、导出。按 F1 显示所有按键的作用。</translation>
    </message>
    <message>
        <source>Nothing is being stepped through: F6 starts it</source>
        <translation>没有正在演示的内容：按 F6 开始</translation>
    </message>
    <message>
        <source>Nothing that is selected is in a group</source>
        <translation>选中的内容都不在分组中</translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation>还没有做任何操作</translation>
    </message>
    <message>
        <source>Nothing was left unsaved</source>
        <translation>没有未保存的内容</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>没有撤销过任何操作</translation>
    </message>
    <message>
        <source>Put stones first: there is nothing to play</source>
        <translation>请先放置棋子：没有可对局的内容</translation>
    </message>
    <message>
        <source>Put the cursor on a row first</source>
        <translation>请先把光标放到一行上</translation>
    </message>
    <message>
        <source>Select a heap first, or add one</source>
        <translation>请先选中一个堆，或添加一个</translation>
    </message>
    <message>
        <source>Select a note or a group first</source>
        <translation>请先选中便笺或分组</translation>
    </message>
    <message>
        <source>Select a note or the title of a group first</source>
        <translation>请先选中便笺或分组的标题</translation>
    </message>
    <message>
        <source>Select a position first</source>
        <translation>请先选中一个局面</translation>
    </message>
    <message>
        <source>Select only one position</source>
        <translation>请只选中一个局面</translation>
    </message>
    <message>
        <source>Select positions together with one group first</source>
        <translation>请先把局面和一个分组一起选中</translation>
    </message>
    <message>
        <source>Select the positions of the group first</source>
        <translation>请先选中分组的局面</translation>
    </message>
    <message>
        <source>Select three positions or more first</source>
        <translation>请先选中三个或更多局面</translation>
    </message>
    <message>
        <source>Select two positions or more first</source>
        <translation>请先选中两个或更多局面</translation>
    </message>
    <message>
        <source>There are no stones</source>
        <translation>没有棋子</translation>
    </message>
    <message>
        <source>There is no query: add one first</source>
        <translation>没有询问：请先添加一个</translation>
    </message>
    <message>
        <source>There is nothing to draw</source>
        <translation>没有可绘制的内容</translation>
    </message>
    <message>
        <source>There is nothing to label here</source>
        <translation>这里没有可标注的内容</translation>
    </message>
    <message>
        <source>There is only one case</source>
        <translation>只有一个数据组</translation>
    </message>
    <message>
        <source>There is only one query</source>
        <translation>只有一个询问</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>现在不能执行。</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>想做什么？</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>符合的命令</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>要做什么</translation>
    </message>
    <message>
        <source>{0}. Enter does it, Escape leaves</source>
        <translation>{0}。Enter 执行，Esc 离开</translation>
    </message>
</context>
<context>
    <name>PaletteModel</name>
    <message>
        <source>cannot be done now</source>
        <translation>现在不能执行</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
</context>
<context>
    <name>PaletteRows</name>
    <message>
        <source>cannot be done now</source>
        <translation>现在不能执行</translation>
    </message>
    <message>
        <source>{0}, used lately</source>
        <translation>{0}，最近用过</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Black on white, for print</source>
        <translation>黑白，用于打印</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>已复制为图片</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>正在绘制图片</translation>
    </message>
    <message>
        <source>Drawing {0}</source>
        <translation>正在绘制 {0}</translation>
    </message>
    <message>
        <source>Drawing …</source>
        <translation>正在绘制 …</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Exported {0}</source>
        <translation>已导出 {0}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Graphviz graphs (*.dot)</source>
        <translation>Graphviz 图 (*.dot)</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>文件类型</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>LaTeX documents (*.tex)</source>
        <translation>LaTeX 文档 (*.tex)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Names, winner and nim-sum below it</source>
        <translation>在下方显示名称、胜者和 Nim 和</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>没有预览</translation>
    </message>
    <message>
        <source>Not copied: {0}</source>
        <translation>没有复制：{0}</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>没有导出</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>Pixels a unit</source>
        <translation>每单位像素数</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>SVG 图片 (*.svg)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show the staircase</source>
        <translation>显示阶梯</translation>
    </message>
    <message>
        <source>The current query</source>
        <translation>当前询问</translation>
    </message>
    <message>
        <source>The picture alone, without a document</source>
        <translation>只有图片，没有文档</translation>
    </message>
    <message>
        <source>The whole case</source>
        <translation>整个数据组</translation>
    </message>
    <message>
        <source>To be put into a document of your own with \input</source>
        <translation>用 \input 放入您自己的文档</translation>
    </message>
    <message>
        <source>Too large for a preview</source>
        <translation>太大，无法预览</translation>
    </message>
    <message>
        <source>Values, and which positions win</source>
        <translation>值，以及哪些局面必胜</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示什么</translation>
    </message>
    <message>
        <source>Without them the picture does not give the solution away</source>
        <translation>不显示它们，图片就不会泄露答案</translation>
    </message>
    <message>
        <source>{0} could not be written. The document is still open.</source>
        <translation>无法写入 {0}。文档仍然打开着。</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>&amp;Against</source>
        <translation>对手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Mistakes</source>
        <translation>失误(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新对局(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>A match in Grundy Studio</source>
        <translation>Grundy Studio 对局</translation>
    </message>
    <message>
        <source>A second player</source>
        <translation>第二位玩家</translation>
    </message>
    <message>
        <source>A while</source>
        <translation>一会儿</translation>
    </message>
    <message>
        <source>After move {0} of {1}</source>
        <translation>第 {0} 步之后，共 {1} 步</translation>
    </message>
    <message>
        <source>All that can be done here</source>
        <translation>这里能做的全部操作</translation>
    </message>
    <message>
        <source>All that can be done here, with its keys (Ctrl+Shift+P or ?)</source>
        <translation>这里能做的全部操作及其按键（Ctrl+Shift+P 或 ?）</translation>
    </message>
    <message>
        <source>An&amp;imate moves</source>
        <translation>走法动画(&amp;I)</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>回到对局(&amp;G)</translation>
    </message>
    <message>
        <source>Begin again from the same placement</source>
        <translation>从相同的摆法重新开始</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>对局的棋盘</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>短暂</translation>
    </message>
    <message>
        <source>Case {0}</source>
        <translation>第 {0} 组</translation>
    </message>
    <message>
        <source>Click a chess, then where it lands; or click it again.</source>
        <translation>单击一枚棋子，再单击它的落点；或再次单击它。</translation>
    </message>
    <message>
        <source>Click a stone, then where it goes; or drag it.</source>
        <translation>单击一枚棋子，再单击它的去处；或拖动它。</translation>
    </message>
    <message>
        <source>Close the window (Ctrl+W; or Escape while no match is under way)</source>
        <translation>关闭窗口（Ctrl+W；没有对局进行时可按 Esc）</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>First player to move</source>
        <translation>轮到先手</translation>
    </message>
    <message>
        <source>From: {0}</source>
        <translation>从：{0}</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Gives every win away</source>
        <translation>断送每一个胜局</translation>
    </message>
    <message>
        <source>Gives the win away</source>
        <translation>这一步断送胜局</translation>
    </message>
    <message>
        <source>Gives {0} % of its wins away</source>
        <translation>断送 {0} % 的胜局</translation>
    </message>
    <message>
        <source>Go through the legal moves</source>
        <translation>逐个查看合法走法</translation>
    </message>
    <message>
        <source>Graph with the stones of the match</source>
        <translation>带有对局棋子的图</translation>
    </message>
    <message>
        <source>Heap {0}: {1}</source>
        <translation>第 {0} 堆：{1}</translation>
    </message>
    <message>
        <source>Heap {0}: {1} ways to split what is left</source>
        <translation>第 {0} 堆：剩下的有 {1} 种拆法</translation>
    </message>
    <message>
        <source>Heaps of the match</source>
        <translation>对局的各堆</translation>
    </message>
    <message>
        <source>How long the engine thinks</source>
        <translation>引擎思考多久</translation>
    </message>
    <message>
        <source>How often the engine gives a win away</source>
        <translation>引擎断送胜局的频率</translation>
    </message>
    <message>
        <source>How the match stands</source>
        <translation>对局的形势</translation>
    </message>
    <message>
        <source>How well the engine plays</source>
        <translation>引擎的水平</translation>
    </message>
    <message>
        <source>It could still have been won: the nim-sum was {0}.</source>
        <translation>本来还能赢：Nim 和是 {0}。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到您。</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>正在查找提示</translation>
    </message>
    <message>
        <source>Make the move that is pointed at</source>
        <translation>走指着的那一步</translation>
    </message>
    <message>
        <source>Mistakes of the engine in percent</source>
        <translation>引擎失误的百分比</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>对局的走法</translation>
    </message>
    <message>
        <source>Never gives a win away</source>
        <translation>从不断送胜局</translation>
    </message>
    <message>
        <source>Nim-sum at the start: {0}</source>
        <translation>开始时的 Nim 和：{0}</translation>
    </message>
    <message>
        <source>No move leads from {0} to {1}.</source>
        <translation>从 {0} 到 {1} 没有走法。</translation>
    </message>
    <message>
        <source>No move wins: the nim-sum is 0, and every move can be answered.</source>
        <translation>没有必胜走法：Nim 和为 0，每种走法都有应对。</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>还没有走法。</translation>
    </message>
    <message>
        <source>Nothing here is called “{0}”. Try one word: hint, back, save.</source>
        <translation>这里没有叫做“{0}”的操作。请试一个词：提示、悔棋、保存。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Play: {0}</source>
        <translation>对局：{0}</translation>
    </message>
    <message>
        <source>Row {0}: there is no chess in column {1}.</source>
        <translation>第 {0} 行：第 {1} 列没有棋子。</translation>
    </message>
    <message>
        <source>Save the moves</source>
        <translation>保存走法</translation>
    </message>
    <message>
        <source>Save the moves as a text file</source>
        <translation>把走法保存为文本文件</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Second player to move</source>
        <translation>轮到后手</translation>
    </message>
    <message>
        <source>See how the match stands now</source>
        <translation>查看对局现在的形势</translation>
    </message>
    <message>
        <source>Show &amp;legal moves</source>
        <translation>显示合法走法(&amp;L)</translation>
    </message>
    <message>
        <source>Show Grundy &amp;values</source>
        <translation>显示 SG 值(&amp;V)</translation>
    </message>
    <message>
        <source>Show a winning move (F1)</source>
        <translation>显示一种必胜走法 (F1)</translation>
    </message>
    <message>
        <source>Star&amp;ts</source>
        <translation>先走(&amp;T)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Start: {0}</source>
        <translation>开始：{0}</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>悔棋(&amp;B)</translation>
    </message>
    <message>
        <source>Take back your last move and the reply</source>
        <translation>收回您的上一步和对方的应对</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>文本文件 (*.txt)</translation>
    </message>
    <message>
        <source>The engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>The engine began.</source>
        <translation>引擎先走。</translation>
    </message>
    <message>
        <source>The engine thinks</source>
        <translation>引擎正在思考</translation>
    </message>
    <message>
        <source>The engine thinks…</source>
        <translation>引擎正在思考…</translation>
    </message>
    <message>
        <source>The engine wins</source>
        <translation>引擎获胜</translation>
    </message>
    <message>
        <source>The first player lost</source>
        <translation>先手输了</translation>
    </message>
    <message>
        <source>The first player resigned</source>
        <translation>先手认输</translation>
    </message>
    <message>
        <source>The first player wins</source>
        <translation>先手获胜</translation>
    </message>
    <message>
        <source>The match is not over.</source>
        <translation>对局还没有结束。</translation>
    </message>
    <message>
        <source>The match is under way: Ctrl+W closes the window all the same.</source>
        <translation>对局正在进行：Ctrl+W 仍可关闭窗口。</translation>
    </message>
    <message>
        <source>The moves are saved in {0}.</source>
        <translation>走法已保存在 {0}。</translation>
    </message>
    <message>
        <source>The moves were not saved: {0}</source>
        <translation>走法没有保存：{0}</translation>
    </message>
    <message>
        <source>The second player lost</source>
        <translation>后手输了</translation>
    </message>
    <message>
        <source>The second player resigned</source>
        <translation>后手认输</translation>
    </message>
    <message>
        <source>The second player wins</source>
        <translation>后手获胜</translation>
    </message>
    <message>
        <source>The stone on {0} cannot move: it has no followers.</source>
        <translation>{0} 上的棋子不能走：它没有后继。</translation>
    </message>
    <message>
        <source>There is no stone on {0}.</source>
        <translation>{0} 上没有棋子。</translation>
    </message>
    <message>
        <source>There is nothing to play: this case has no query.</source>
        <translation>没有可对局的内容：该数据组没有询问。</translation>
    </message>
    <message>
        <source>There was another chance later: move {0}, “{1}”, was the last that gave it away.</source>
        <translation>后来还有一次机会：第 {0} 步“{1}”是最后一次断送胜局。</translation>
    </message>
    <message>
        <source>Thin&amp;ks</source>
        <translation>思考(&amp;K)</translation>
    </message>
    <message>
        <source>This cannot be played</source>
        <translation>这无法对局</translation>
    </message>
    <message>
        <source>This counts from the next game on.</source>
        <translation>从下一局开始生效。</translation>
    </message>
    <message>
        <source>This is no move now.</source>
        <translation>现在不能这样走。</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>两位玩家</translation>
    </message>
    <message>
        <source>Values of the heaps</source>
        <translation>各堆的值</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>显示哪些信息</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>谁先走</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>You against the engine ({0})</source>
        <translation>您对引擎（{0}）</translation>
    </message>
    <message>
        <source>You are looking back; the match goes on from its last move.</source>
        <translation>您正在回看；对局从最后一步继续。</translation>
    </message>
    <message>
        <source>You began.</source>
        <translation>您先走。</translation>
    </message>
    <message>
        <source>You could still have won: the nim-sum was {0}.</source>
        <translation>您本来还能赢：Nim 和是 {0}。</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>您输了</translation>
    </message>
    <message>
        <source>You resigned</source>
        <translation>您认输了</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>您获胜</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>您赢了</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>轮到您走</translation>
    </message>
    <message>
        <source>gives the win away</source>
        <translation>断送胜局</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>败着</translation>
    </message>
    <message>
        <source>nim-sum {0} → {1}</source>
        <translation>Nim 和 {0} → {1}</translation>
    </message>
    <message>
        <source>no chess</source>
        <translation>没有棋子</translation>
    </message>
    <message>
        <source>no move had given the win away.</source>
        <translation>没有哪一步断送过胜局。</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>the engine never could win, as the nim-sum was 0 whenever it was to move.</source>
        <translation>引擎从来不可能赢，因为每次轮到它时 Nim 和都是 0。</translation>
    </message>
    <message>
        <source>the engine&apos;s move {0}, “{1}”, gave the win away: the nim-sum was {2} and it left {3}.</source>
        <translation>引擎的第 {0} 步“{1}”断送了胜局：Nim 和原为 {2}，之后为 {3}。</translation>
    </message>
    <message>
        <source>their move {0}, “{1}”, gave the win away: the nim-sum was {2} and they left {3}.</source>
        <translation>对方的第 {0} 步“{1}”断送了胜局：Nim 和原为 {2}，之后为 {3}。</translation>
    </message>
    <message>
        <source>they never could win, as the nim-sum was 0 whenever they were to move.</source>
        <translation>对方从来不可能赢，因为每次轮到对方时 Nim 和都是 0。</translation>
    </message>
    <message>
        <source>you never could win, as the nim-sum was 0 whenever you were to move.</source>
        <translation>您从来不可能赢，因为每次轮到您时 Nim 和都是 0。</translation>
    </message>
    <message>
        <source>your move {0}, “{1}”, gave the win away: the nim-sum was {2} and you left {3}.</source>
        <translation>您的第 {0} 步“{1}”断送了胜局：Nim 和原为 {2}，之后为 {3}。</translation>
    </message>
    <message>
        <source>{0} % mistakes</source>
        <translation>{0} % 失误</translation>
    </message>
    <message>
        <source>{0} wins: it leaves nim-sum 0.</source>
        <translation>{0} 必胜：之后 Nim 和为 0。</translation>
    </message>
    <message>
        <source>{0}. Click a stone: it and all above it go.</source>
        <translation>{0}。单击一枚石子：它和上面的都被取走。</translation>
    </message>
    <message>
        <source>{0}? Press Enter to make this move.</source>
        <translation>{0}？按 Enter 走这一步。</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>Presenter mode. Escape leaves it.</source>
        <translation>演示模式。按 Esc 离开。</translation>
    </message>
    <message>
        <source>{0} (nim-sum {1})</source>
        <translation>{0}（Nim 和 {1}）</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Expected: {0}</source>
        <translation>应为：{0}</translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>实际为：{0}</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>第 {0} 行，第 {1} 列</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>Copy all as text</source>
        <translation>全部复制为文本</translation>
    </message>
    <message>
        <source>Copy all problems as text</source>
        <translation>把所有问题复制为文本</translation>
    </message>
    <message>
        <source>No problems. What is wrong with a file that you open or import is listed here.</source>
        <translation>没有问题。打开或导入的文件有什么问题会列在这里。</translation>
    </message>
    <message>
        <source>Problems of the file</source>
        <translation>文件的问题</translation>
    </message>
    <message>
        <source>The text of the file around the problem</source>
        <translation>问题所在处的文件文本</translation>
    </message>
    <message>
        <source>{0} errors</source>
        <translation>{0} 个错误</translation>
    </message>
    <message>
        <source>{0} warnings</source>
        <translation>{0} 个警告</translation>
    </message>
</context>
<context>
    <name>ProofView</name>
    <message>
        <source>Moves that leave nim-sum 0: choose one to see it</source>
        <translation>使 Nim 和变为 0 的走法：选择一个即可查看</translation>
    </message>
    <message>
        <source>Nim-sum 0: each of {0} moves is answered.</source>
        <translation>Nim 和为 0：{0} 种走法都有应对。</translation>
    </message>
    <message>
        <source>Nim-sum 0: the only move is answered.</source>
        <translation>Nim 和为 0：唯一的走法有应对。</translation>
    </message>
    <message>
        <source>The right answer</source>
        <translation>正确答案</translation>
    </message>
</context>
<context>
    <name>QStatusBar</name>
    <message>
        <source>Click a block to put a chess or take it, drag to paint a run; double-click a chess to move it.</source>
        <translation>单击格子放置或取走棋子，拖动可涂画一段；双击棋子使它移动。</translation>
    </message>
    <message>
        <source>Click a stack to take from it; type a number to set a heap&apos;s size, Insert adds a heap.</source>
        <translation>单击一堆从中取；输入数字设置堆的大小，Insert 添加堆。</translation>
    </message>
    <message>
        <source>Size of the game</source>
        <translation>游戏的规模</translation>
    </message>
    <message>
        <source>What happened, or what the tool does</source>
        <translation>发生了什么，或工具的作用</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Zoom; click for 100 %</source>
        <translation>缩放；单击为 100 %</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>1 case</source>
        <translation>1 个数据组</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 处更改</translation>
    </message>
    <message>
        <source>1 unfinished text</source>
        <translation>1 份未完成的文本</translation>
    </message>
    <message>
        <source>1 unsaved document is left: File &gt; Recover unsaved documents</source>
        <translation>还有 1 个未保存的文档：文件 &gt; 恢复未保存的文档</translation>
    </message>
    <message>
        <source>A copy is saved in {0}</source>
        <translation>副本保存在 {0}</translation>
    </message>
    <message>
        <source>Changes are kept for recovery again.</source>
        <translation>更改又开始为恢复而保留。</translation>
    </message>
    <message>
        <source>It cannot be read: {0}</source>
        <translation>无法读取：{0}</translation>
    </message>
    <message>
        <source>Last saved in {0}</source>
        <translation>上次保存在 {0}</translation>
    </message>
    <message>
        <source>Looking for unsaved documents</source>
        <translation>正在查找未保存的文档</translation>
    </message>
    <message>
        <source>Never saved in a file</source>
        <translation>从未保存到文件</translation>
    </message>
    <message>
        <source>Reading {0}</source>
        <translation>正在读取 {0}</translation>
    </message>
    <message>
        <source>Recovery is off ({0}): what is not saved is lost in a crash.</source>
        <translation>恢复功能已关闭（{0}）：崩溃时未保存的内容会丢失。</translation>
    </message>
    <message>
        <source>Restored {0}; it is not saved yet.</source>
        <translation>已恢复 {0}；它还没有保存。</translation>
    </message>
    <message>
        <source>That file was written again after this document was last changed: it may hold something newer.</source>
        <translation>该文件在此文档最后一次更改之后又被写入：它的内容可能更新。</translation>
    </message>
    <message>
        <source>The journal {0} cannot be read: {1}</source>
        <translation>无法读取日志 {0}：{1}</translation>
    </message>
    <message>
        <source>The last change could not be read and is missing.</source>
        <translation>最后一处更改无法读取，已缺失。</translation>
    </message>
    <message>
        <source>The last {0} changes are missing.</source>
        <translation>最后 {0} 处更改已缺失。</translation>
    </message>
    <message>
        <source>There are no unsaved documents any more.</source>
        <translation>没有未保存的文档了。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>{0} cases</source>
        <translation>{0} 个数据组</translation>
    </message>
    <message>
        <source>{0} changes</source>
        <translation>{0} 处更改</translation>
    </message>
    <message>
        <source>{0} could not be saved: {1}</source>
        <translation>无法保存 {0}：{1}</translation>
    </message>
    <message>
        <source>{0} unfinished texts</source>
        <translation>{0} 份未完成的文本</translation>
    </message>
    <message>
        <source>{0} unsaved documents are left: File &gt; Recover unsaved documents</source>
        <translation>还有 {0} 个未保存的文档：文件 &gt; 恢复未保存的文档</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Add note “{0}”</source>
        <translation>添加便笺“{0}”</translation>
    </message>
    <message>
        <source>Add to group “{0}”</source>
        <translation>加入分组“{0}”</translation>
    </message>
    <message>
        <source>Change the colour</source>
        <translation>更改颜色</translation>
    </message>
    <message>
        <source>Change the width of a note</source>
        <translation>更改便笺的宽度</translation>
    </message>
    <message>
        <source>Group {0}</source>
        <translation>分组 {0}</translation>
    </message>
    <message>
        <source>Group “{0}”</source>
        <translation>分组“{0}”</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>便笺：{0}</translation>
    </message>
    <message>
        <source>Rename group “{0}”</source>
        <translation>重命名分组“{0}”</translation>
    </message>
    <message>
        <source>Take out of the group</source>
        <translation>移出分组</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>便笺的文本</translation>
    </message>
    <message>
        <source>There are no notes and no groups.</source>
        <translation>没有便笺，也没有分组。</translation>
    </message>
    <message>
        <source>There are {0} groups already, and no more fit.</source>
        <translation>已有 {0} 个分组，不能再添加。</translation>
    </message>
    <message>
        <source>There are {0} notes already, and no more fit.</source>
        <translation>已有 {0} 个便笺，不能再添加。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Title of the group</source>
        <translation>分组的标题</translation>
    </message>
    <message>
        <source>Ungroup {0} groups</source>
        <translation>取消 {0} 个分组</translation>
    </message>
    <message>
        <source>Ungroup “{0}”</source>
        <translation>取消分组“{0}”</translation>
    </message>
    <message>
        <source>Write a note; Escape ends it</source>
        <translation>写一个便笺；按 Esc 结束</translation>
    </message>
    <message>
        <source>Write note “{0}”</source>
        <translation>编辑便笺“{0}”</translation>
    </message>
</context>
<context>
    <name>RepliesModel</name>
    <message>
        <source>If: {0}</source>
        <translation>如果：{0}</translation>
    </message>
    <message>
        <source>Reply: {0}</source>
        <translation>应对：{0}</translation>
    </message>
    <message>
        <source>{0}, leaves {1}</source>
        <translation>{0}，之后为 {1}</translation>
    </message>
</context>
<context>
    <name>ReplyDelegate</name>
    <message>
        <source>   ↳ then</source>
        <translation>   ↳ 则</translation>
    </message>
    <message>
        <source>If</source>
        <translation>如果</translation>
    </message>
    <message>
        <source>leaves {0}</source>
        <translation>之后为 {0}</translation>
    </message>
</context>
<context>
    <name>ReplyList</name>
    <message>
        <source>Each move and the reply to it: choose one to see it</source>
        <translation>每种走法及其应对：选择一个即可查看</translation>
    </message>
</context>
<context>
    <name>RowBar</name>
    <message>
        <source>Add a heap (Insert)</source>
        <translation>添加堆 (Insert)</translation>
    </message>
    <message>
        <source>Nim-sum of the heaps</source>
        <translation>各堆的 Nim 和</translation>
    </message>
    <message>
        <source>Nim-sum unknown</source>
        <translation>Nim 和未知</translation>
    </message>
    <message>
        <source>Nim-sum {0}</source>
        <translation>Nim 和 {0}</translation>
    </message>
    <message>
        <source>Nim-sum {0} = {1}</source>
        <translation>Nim 和 {0} = {1}</translation>
    </message>
    <message>
        <source>Nim-sum …</source>
        <translation>Nim 和 …</translation>
    </message>
    <message>
        <source>No query</source>
        <translation>没有询问</translation>
    </message>
    <message>
        <source>Query {0} of {1}</source>
        <translation>询问 {0}，共 {1} 个</translation>
    </message>
    <message>
        <source>Remove the current heap (Del)</source>
        <translation>移除当前堆 (Del)</translation>
    </message>
    <message>
        <source>Show the game as a graph</source>
        <translation>把游戏显示为图</translation>
    </message>
    <message>
        <source>Sizes of the heaps</source>
        <translation>各堆的大小</translation>
    </message>
    <message>
        <source>Sizes of the heaps, such as 5 7 12</source>
        <translation>各堆的大小，如 5 7 12</translation>
    </message>
    <message>
        <source>What is wrong with the heaps</source>
        <translation>各堆有什么问题</translation>
    </message>
</context>
<context>
    <name>RuleBar</name>
    <message>
        <source>1 3 4, 1..5, all, fibonacci, squares, 0.77, grundy&apos;s game</source>
        <translation>1 3 4、1..5、all、fibonacci、squares、0.77、grundy&apos;s game</translation>
    </message>
    <message>
        <source>1 to m, here m = 3</source>
        <translation>1 到 m，这里 m = 3</translation>
    </message>
    <message>
        <source>1, 3 or 4</source>
        <translation>1、3 或 4</translation>
    </message>
    <message>
        <source>A move takes</source>
        <translation>每步可取</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Dawson&apos;s Chess, 0.137</source>
        <translation>Dawson&apos;s Chess，0.137</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles, 0.07</source>
        <translation>Dawson&apos;s Kayles，0.07</translation>
    </message>
    <message>
        <source>Fibonacci numbers</source>
        <translation>斐波那契数</translation>
    </message>
    <message>
        <source>Grundy&apos;s game</source>
        <translation>Grundy&apos;s game</translation>
    </message>
    <message>
        <source>How the values are found</source>
        <translation>如何求得这些值</translation>
    </message>
    <message>
        <source>Kayles, 0.77</source>
        <translation>Kayles，0.77</translation>
    </message>
    <message>
        <source>Look further</source>
        <translation>继续查找</translation>
    </message>
    <message>
        <source>Nim: any number</source>
        <translation>Nim：任意数量</translation>
    </message>
    <message>
        <source>No period shows in the values up to {0}: look as far as the table goes, {1}</source>
        <translation>到 {0} 为止的值没有显出周期：可在整个表的范围内查找，直到 {1}</translation>
    </message>
    <message>
        <source>Officers, 0.6</source>
        <translation>Officers，0.6</translation>
    </message>
    <message>
        <source>Powers of two</source>
        <translation>二的幂</translation>
    </message>
    <message>
        <source>Primes</source>
        <translation>素数</translation>
    </message>
    <message>
        <source>Rule: what may be taken</source>
        <translation>规则：可以取走多少</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>平方数</translation>
    </message>
    <message>
        <source>The game stays: {0}</source>
        <translation>游戏保持不变：{0}</translation>
    </message>
    <message>
        <source>Treblecross, 0.007</source>
        <translation>Treblecross，0.007</translation>
    </message>
    <message>
        <source>Well-known rules</source>
        <translation>常用规则</translation>
    </message>
    <message>
        <source>What is wrong with the rule</source>
        <translation>规则有什么问题</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{0}.</source>
        <translation>{0}。</translation>
    </message>
</context>
<context>
    <name>SequencePanel</name>
    <message>
        <source>; grey: the pre-period</source>
        <translation>；灰色：预周期</translation>
    </message>
    <message>
        <source>; the pre-period is underlined</source>
        <translation>；下划线为预周期</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>Point at a size to see where its moves lead, and the mex of the values there.</source>
        <translation>指向一个大小，查看它的走法到哪里，以及那些值的 mex。</translation>
    </message>
    <message>
        <source>Show the values of the sizes 0 to</source>
        <translation>显示大小从 0 到此的值</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>The values as a table or as a plot</source>
        <translation>以表格或曲线图显示值</translation>
    </message>
    <message>
        <source>Why this value?</source>
        <translation>为什么是这个值？</translation>
    </message>
    <message>
        <source>all before the periodic part, which begins at {0}</source>
        <translation>都在周期部分之前，周期从 {0} 开始</translation>
    </message>
    <message>
        <source>bands: periods of {0}</source>
        <translation>色带：长度为 {0} 的周期</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>each period of {0} begins a new row</source>
        <translation>长度为 {0} 的每个周期另起一行</translation>
    </message>
    <message>
        <source>each row holds {0} periods of {1}</source>
        <translation>每行 {0} 个长度为 {1} 的周期</translation>
    </message>
    <message>
        <source>each row is one period of {0}</source>
        <translation>每行为一个长度为 {0} 的周期</translation>
    </message>
    <message>
        <source>sizes 0 to</source>
        <translation>大小 0 到</translation>
    </message>
</context>
<context>
    <name>SequencePlot</name>
    <message>
        <source>Values by size as a plot</source>
        <translation>各大小的值（曲线图）</translation>
    </message>
    <message>
        <source>size of the heap</source>
        <translation>堆的大小</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>SequenceTable</name>
    <message>
        <source>Size {0}: value {1}</source>
        <translation>大小 {0}：值 {1}</translation>
    </message>
    <message>
        <source>Values by size</source>
        <translation>各大小的值</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>A colour for each Grundy value, instead of one for all N-positions.</source>
        <translation>每个 SG 值一种颜色，而不是所有 N 态用同一种。</translation>
    </message>
    <message>
        <source>A larger file is refused, so that it cannot take all the memory.</source>
        <translation>更大的文件会被拒绝，以免占用全部内存。</translation>
    </message>
    <message>
        <source>A new graph has</source>
        <translation>新建的图带有</translation>
    </message>
    <message>
        <source>A query is one placement of stones. Queries can be added and deleted at any time.</source>
        <translation>一个询问是一种棋子摆法。询问可以随时添加和删除。</translation>
    </message>
    <message>
        <source>Alignment guides</source>
        <translation>对齐参考线</translation>
    </message>
    <message>
        <source>All actions with their keys, which can be changed there.</source>
        <translation>所有操作及其按键，可在那里更改。</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Amber and blue</source>
        <translation>琥珀色和蓝色</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Back to the default: {0}</source>
        <translation>恢复默认值：{0}</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>画布</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>按值着色</translation>
    </message>
    <message>
        <source>Colours of positions</source>
        <translation>局面的颜色</translation>
    </message>
    <message>
        <source>Coral and teal</source>
        <translation>珊瑚色和青色</translation>
    </message>
    <message>
        <source>Curved moves</source>
        <translation>走法画成曲线</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Dots behind the graph.</source>
        <translation>图后面的点。</translation>
    </message>
    <message>
        <source>Dragged positions snap to lines of others; hold Ctrl or Alt to drag freely.</source>
        <translation>拖动的局面吸附到其他局面的对齐线；按住 Ctrl 或 Alt 可自由拖动。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>First position is</source>
        <translation>第一个局面为</translation>
    </message>
    <message>
        <source>For all texts of the window. The canvas has its own zoom.</source>
        <translation>用于窗口的所有文字。画布有自己的缩放。</translation>
    </message>
    <message>
        <source>For large graphs</source>
        <translation>大图时</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Keep a backup</source>
        <translation>保留备份</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Largest file that is read</source>
        <translation>可读取的最大文件</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Memory of a run</source>
        <translation>单次运行的内存</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>小地图</translation>
    </message>
    <message>
        <source>Moves are drawn as arcs.</source>
        <translation>把走法画成弧线。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>New and dragged positions stand on the dots of the grid.</source>
        <translation>新建和拖动的局面停在网格的点上。</translation>
    </message>
    <message>
        <source>No query</source>
        <translation>没有询问</translation>
    </message>
    <message>
        <source>No setting is about that.</source>
        <translation>没有与此有关的设置。</translation>
    </message>
    <message>
        <source>One query, without stones</source>
        <translation>一个询问，没有棋子</translation>
    </message>
    <message>
        <source>P-positions (value 0) in the first colour, N-positions in the second. Colour-blind people can tell each pair apart; P-positions have a double rim as well.</source>
        <translation>P 态（值为 0）用第一种颜色，N 态用第二种。每一对颜色色盲者都能区分；P 态还有双圈。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Places of panels and tool bars</source>
        <translation>面板和工具栏的位置</translation>
    </message>
    <message>
        <source>Positions and chesses glide to their new places. Without it they are there at once.</source>
        <translation>局面和棋子滑动到新位置。关闭后立即到达。</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation>全部恢复原位</translation>
    </message>
    <message>
        <source>Puts every panel back where it was at the first start. The document stays as it is.</source>
        <translation>把每个面板放回首次启动时的位置。文档保持不变。</translation>
    </message>
    <message>
        <source>Recent files and the places of panels are kept.</source>
        <translation>最近的文件和面板的位置会保留。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults?</source>
        <translation>把所有设置重置为默认值？</translation>
    </message>
    <message>
        <source>Reset all…</source>
        <translation>全部重置…</translation>
    </message>
    <message>
        <source>Reset {0}</source>
        <translation>重置{0}</translation>
    </message>
    <message>
        <source>Saving keeps what the file held before, beside it, with ~ behind its name.</source>
        <translation>保存时在旁边保留文件之前的内容，名称后加 ~。</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Show the grid</source>
        <translation>显示网格</translation>
    </message>
    <message>
        <source>Show the legend</source>
        <translation>显示图例</translation>
    </message>
    <message>
        <source>Show the shortcuts…</source>
        <translation>显示快捷键…</translation>
    </message>
    <message>
        <source>Show things moving</source>
        <translation>显示移动过程</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>吸附到网格</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>对拍</translation>
    </message>
    <message>
        <source>The colours of the window. High contrast is white and yellow on black, with thick rings around what has the keyboard.</source>
        <translation>窗口的颜色。高对比度为黑底白字和黄字，键盘焦点处有粗框。</translation>
    </message>
    <message>
        <source>The language of the window. Judges&apos; texts and names that you gave stay as they are.</source>
        <translation>窗口的语言。评测文本和您起的名称保持不变。</translation>
    </message>
    <message>
        <source>The number that the first position has on screen. Files keep the numbers of their format.</source>
        <translation>第一个局面在屏幕上的编号。文件保持各自格式的编号。</translation>
    </message>
    <message>
        <source>The whole graph in a corner; drag in it to move the view.</source>
        <translation>在角落显示整个图；在其中拖动可移动视图。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Time of a run</source>
        <translation>单次运行的时间</translation>
    </message>
    <message>
        <source>Turned away from you</source>
        <translation>向远离您的方向转</translation>
    </message>
    <message>
        <source>Turned towards you</source>
        <translation>向靠近您的方向转</translation>
    </message>
    <message>
        <source>What the Stress panel starts with: a run that takes longer fails.</source>
        <translation>对拍面板的初始设置：超过该时间的运行算失败。</translation>
    </message>
    <message>
        <source>What the Stress panel starts with: a run that takes more fails.</source>
        <translation>对拍面板的初始设置：超过该内存的运行算失败。</translation>
    </message>
    <message>
        <source>What the signs on the canvas mean, at its foot.</source>
        <translation>在画布底部说明各种标记的含义。</translation>
    </message>
    <message>
        <source>Wheel zooms in</source>
        <translation>滚轮放大</translation>
    </message>
    <message>
        <source>Which way to turn the mouse wheel to see the graph larger.</source>
        <translation>鼠标滚轮往哪个方向转会把图放大。</translation>
    </message>
    <message>
        <source>Windows and panels</source>
        <translation>窗口和面板</translation>
    </message>
    <message>
        <source>Yellow and navy, for scales</source>
        <translation>黄色和藏青色，亮度分明</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>{0} Default: {1}.</source>
        <translation>{0} 默认：{1}。</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Changed; at first: {0}</source>
        <translation>已更改；原为：{0}</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Choose an action to give it another key. Changed ones are bold.</source>
        <translation>选中一个操作即可改绑按键；改过的显示为粗体。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Double-click or press Enter to give it another key.</source>
        <translation>双击或按 Enter 给它另一个按键。</translation>
    </message>
    <message>
        <source>Give every action its first keys again?</source>
        <translation>让每个操作恢复最初的按键？</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Keys by menu</source>
        <translation>按菜单列出的按键</translation>
    </message>
    <message>
        <source>Nothing is called “{0}”, and no key is. Try a shorter word.</source>
        <translation>没有叫做“{0}”的操作，也没有这样的按键。请试一个短一些的词。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>重置所有快捷键</translation>
    </message>
    <message>
        <source>Search keys and what they do</source>
        <translation>搜索按键及其作用</translation>
    </message>
    <message>
        <source>Search: what it does, or a key such as Ctrl+L</source>
        <translation>搜索：作用，或按键，如 Ctrl+L</translation>
    </message>
    <message>
        <source>This is what that part does with the mouse or a key: it cannot be changed.</source>
        <translation>这是该部分对鼠标或按键的反应：不能更改。</translation>
    </message>
    <message>
        <source>This one cannot be changed</source>
        <translation>这一项不能更改</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>+ and -</source>
        <translation>+ 和 -</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 到 9</translation>
    </message>
    <message>
        <source>A hint, take back, begin again</source>
        <translation>提示、悔棋、重新开始</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>添加堆</translation>
    </message>
    <message>
        <source>Add a position</source>
        <translation>添加局面</translation>
    </message>
    <message>
        <source>Add a stone, take one</source>
        <translation>加一枚或取走一枚棋子</translation>
    </message>
    <message>
        <source>Add to the selection, or take out</source>
        <translation>加入选中内容，或移出</translation>
    </message>
    <message>
        <source>All that can be done, with its keys</source>
        <translation>能做的全部操作及其按键</translation>
    </message>
    <message>
        <source>Alt and its underlined letter, or F10</source>
        <translation>Alt 加带下划线的字母，或 F10</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Left、Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Shift+arrow keys</source>
        <translation>Alt+Shift+方向键</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down, or drag</source>
        <translation>Alt+Up、Alt+Down，或拖动</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Arrow keys, Home, End, Page Up, Page Down, Enter</source>
        <translation>方向键、Home、End、Page Up、Page Down、Enter</translation>
    </message>
    <message>
        <source>Cases: move up or down</source>
        <translation>数据组：上移或下移</translation>
    </message>
    <message>
        <source>Cases: rename, duplicate, remove</source>
        <translation>数据组：重命名、复制、移除</translation>
    </message>
    <message>
        <source>Click a block</source>
        <translation>单击格子</translation>
    </message>
    <message>
        <source>Click a stack</source>
        <translation>单击一堆</translation>
    </message>
    <message>
        <source>Click, Shift+click or right-click with the stone tool</source>
        <translation>用棋子工具单击、Shift+单击或右键单击</translation>
    </message>
    <message>
        <source>Ctrl+Home, Ctrl+End</source>
        <translation>Ctrl+Home、Ctrl+End</translation>
    </message>
    <message>
        <source>Ctrl+S, Ctrl+W</source>
        <translation>Ctrl+S、Ctrl+W</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P, Shift+F1 or ?</source>
        <translation>Ctrl+Shift+P、Shift+F1 或 ?</translation>
    </message>
    <message>
        <source>Ctrl+click or Shift+click</source>
        <translation>Ctrl+单击或 Shift+单击</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+滚轮</translation>
    </message>
    <message>
        <source>Delete or Backspace</source>
        <translation>Delete 或 Backspace</translation>
    </message>
    <message>
        <source>Digits, Enter or F2</source>
        <translation>数字、Enter 或 F2</translation>
    </message>
    <message>
        <source>Double-click it</source>
        <translation>双击它</translation>
    </message>
    <message>
        <source>Double-click on empty canvas</source>
        <translation>在空白画布上双击</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Drag from a rim, or Shift+drag</source>
        <translation>从边缘拖动，或 Shift+拖动</translation>
    </message>
    <message>
        <source>Drag over empty canvas</source>
        <translation>在空白画布上拖动</translation>
    </message>
    <message>
        <source>Drag them</source>
        <translation>拖动它们</translation>
    </message>
    <message>
        <source>Drag with the middle button, or with Space held</source>
        <translation>用中键拖动，或按住空格键拖动</translation>
    </message>
    <message>
        <source>Draw a move</source>
        <translation>画走法</translation>
    </message>
    <message>
        <source>Draw a move to a new position</source>
        <translation>画一条到新局面的走法</translation>
    </message>
    <message>
        <source>Drop it on the window</source>
        <translation>拖放到窗口上</translation>
    </message>
    <message>
        <source>Drop the move on empty canvas</source>
        <translation>把走法放到空白画布上</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter or click</source>
        <translation>Enter 或单击</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>F1, Ctrl+Z, Ctrl+N</source>
        <translation>F1、Ctrl+Z、Ctrl+N</translation>
    </message>
    <message>
        <source>F2, Ctrl+D, Delete</source>
        <translation>F2、Ctrl+D、Delete</translation>
    </message>
    <message>
        <source>Give up what the hand is doing</source>
        <translation>放弃手中正在做的操作</translation>
    </message>
    <message>
        <source>Give up, then select nothing</source>
        <translation>先放弃操作，再取消选择</translation>
    </message>
    <message>
        <source>Go through the legal moves</source>
        <translation>逐个查看合法走法</translation>
    </message>
    <message>
        <source>Hold Space and drag</source>
        <translation>按住空格键拖动</translation>
    </message>
    <message>
        <source>In a match</source>
        <translation>在对局中</translation>
    </message>
    <message>
        <source>In the panels</source>
        <translation>在面板中</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Left, Right, Escape</source>
        <translation>Left、Right、Esc</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Left、Right、Home、End</translation>
    </message>
    <message>
        <source>List the moves of the heap</source>
        <translation>列出堆的走法</translation>
    </message>
    <message>
        <source>Lists: do what a click does</source>
        <translation>列表：与单击作用相同</translation>
    </message>
    <message>
        <source>Make the move that is pointed at</source>
        <translation>走指着的那一步</translation>
    </message>
    <message>
        <source>Menu key or Shift+F10</source>
        <translation>菜单键或 Shift+F10</translation>
    </message>
    <message>
        <source>Move a chess</source>
        <translation>移动棋子</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Move the heap left or right</source>
        <translation>左移或右移堆</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>移动视图</translation>
    </message>
    <message>
        <source>Name a position</source>
        <translation>命名局面</translation>
    </message>
    <message>
        <source>On the board, by keyboard</source>
        <translation>棋盘，用键盘</translation>
    </message>
    <message>
        <source>On the board, by mouse</source>
        <translation>棋盘，用鼠标</translation>
    </message>
    <message>
        <source>On the graph, by keyboard</source>
        <translation>图，用键盘</translation>
    </message>
    <message>
        <source>On the graph, by mouse</source>
        <translation>图，用鼠标</translation>
    </message>
    <message>
        <source>On the heaps, by keyboard</source>
        <translation>堆，用键盘</translation>
    </message>
    <message>
        <source>On the heaps, by mouse</source>
        <translation>堆，用鼠标</translation>
    </message>
    <message>
        <source>One more, one fewer</source>
        <translation>加一，减一</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>Point at it in the table or the plot</source>
        <translation>在表格或曲线图中指向它</translation>
    </message>
    <message>
        <source>Preview: another case, close</source>
        <translation>预览：换一组，关闭</translation>
    </message>
    <message>
        <source>Put a chess, or take it</source>
        <translation>放置或取走棋子</translation>
    </message>
    <message>
        <source>Put or take a run of chesses</source>
        <translation>放置或取走一段棋子</translation>
    </message>
    <message>
        <source>Remove the heap</source>
        <translation>移除堆</translation>
    </message>
    <message>
        <source>Right-click while dragging</source>
        <translation>拖动时单击右键</translation>
    </message>
    <message>
        <source>Save the moves, close</source>
        <translation>保存走法、关闭</translation>
    </message>
    <message>
        <source>See the mex of a size</source>
        <translation>查看一个大小的 mex</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Select rows</source>
        <translation>选择行</translation>
    </message>
    <message>
        <source>Select what lies in a rectangle</source>
        <translation>选择矩形内的内容</translation>
    </message>
    <message>
        <source>Set the stones on what is selected</source>
        <translation>设置选中局面上的棋子</translation>
    </message>
    <message>
        <source>Shift it by a step of the grid</source>
        <translation>按网格移动一步</translation>
    </message>
    <message>
        <source>Shift positions</source>
        <translation>移动局面</translation>
    </message>
    <message>
        <source>Shift what is selected</source>
        <translation>移动选中内容</translation>
    </message>
    <message>
        <source>Shift+Up, Shift+Down</source>
        <translation>Shift+Up、Shift+Down</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Shift+方向键</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Space, Left, Right, Home, End</source>
        <translation>空格键、Left、Right、Home、End</translation>
    </message>
    <message>
        <source>Stepper: play, step, to the ends</source>
        <translation>逐步演示：播放、单步、到两端</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Take from a heap</source>
        <translation>从堆中取</translation>
    </message>
    <message>
        <source>The menu of what is selected</source>
        <translation>选中内容的菜单</translation>
    </message>
    <message>
        <source>To another heap</source>
        <translation>到另一堆</translation>
    </message>
    <message>
        <source>To the first or the last row</source>
        <translation>到第一行或最后一行</translation>
    </message>
    <message>
        <source>To the next part of the window, to the one before</source>
        <translation>到窗口的下一部分，到上一部分</translation>
    </message>
    <message>
        <source>Type the size of the heap</source>
        <translation>输入堆的大小</translation>
    </message>
    <message>
        <source>Verdict: make the marked move</source>
        <translation>结论：走标出的那一步</translation>
    </message>
    <message>
        <source>Walk and keep what is selected</source>
        <translation>行走并保留选中内容</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>以指针处为中心缩放</translation>
    </message>
</context>
<context>
    <name>SizeEditor</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Size of the heap</source>
        <translation>堆的大小</translation>
    </message>
</context>
<context>
    <name>StackSurface</name>
    <message>
        <source>Add a heap</source>
        <translation>添加堆</translation>
    </message>
</context>
<context>
    <name>StackView</name>
    <message>
        <source>Heaps of the current query</source>
        <translation>当前询问的各堆</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>0 to {0}</source>
        <translation>0 到 {0}</translation>
    </message>
    <message>
        <source>All positions have their values.</source>
        <translation>所有局面都有值。</translation>
    </message>
    <message>
        <source>All sizes up to {0} have their values.</source>
        <translation>到 {0} 为止的所有大小都有值。</translation>
    </message>
    <message>
        <source>No position has a value yet. Those without moves come first, then each after its followers.</source>
        <translation>还没有局面有值。没有走法的最先得到值，其余的在各自后继之后。</translation>
    </message>
    <message>
        <source>No size has a value yet. They get them from the smallest on: a move makes a heap smaller.</source>
        <translation>还没有大小有值。它们从最小的开始得到值：一步会使堆变小。</translation>
    </message>
    <message>
        <source>Position {0}</source>
        <translation>局面 {0}</translation>
    </message>
    <message>
        <source>Present: {0}</source>
        <translation>存在：{0}</translation>
    </message>
    <message>
        <source>Size {0}</source>
        <translation>大小 {0}</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>这一步</translation>
    </message>
    <message>
        <source>Values of the followers</source>
        <translation>后继的值</translation>
    </message>
    <message>
        <source>missing: {0}</source>
        <translation>缺少：{0}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation>取走 {0}</translation>
    </message>
    <message>
        <source>{0} (value {1})</source>
        <translation>{0}（值 {1}）</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} 和 {1}</translation>
    </message>
    <message>
        <source>{0} leads to {1}.</source>
        <translation>{0} 走到 {1}。</translation>
    </message>
    <message>
        <source>{0} more</source>
        <translation>还有 {0} 条</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>第 {0} 个，共 {1} 个</translation>
    </message>
    <message>
        <source>{0}: 0 is missing, so the value is 0.</source>
        <translation>{0}：缺少 0，所以值为 0。</translation>
    </message>
    <message>
        <source>{0}: 0 is present, 1 is missing, so the value is 1.</source>
        <translation>{0}：0 存在，缺少 1，所以值为 1。</translation>
    </message>
    <message>
        <source>{0}: no move leads on, so 0 is missing, and the value is 0.</source>
        <translation>{0}：没有走法，所以缺少 0，值为 0。</translation>
    </message>
    <message>
        <source>{0}: {1} are present, {2} is missing, so the value is {2}.</source>
        <translation>{0}：{1} 存在，缺少 {2}，所以值为 {2}。</translation>
    </message>
</context>
<context>
    <name>StepperBar</name>
    <message>
        <source>How fast it plays</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>离开 (Esc)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>后退一步 (Left)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>前进一步 (Right)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格键）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格键）</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Start again (Home)</source>
        <translation>重新开始 (Home)</translation>
    </message>
    <message>
        <source>Step through the labelling</source>
        <translation>逐步演示求值</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到末尾 (End)</translation>
    </message>
    <message>
        <source>{0} × speed</source>
        <translation>{0} 倍速</translation>
    </message>
</context>
<context>
    <name>Stress</name>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>./mine   or   java Main</source>
        <translation>./mine   或   java Main</translation>
    </message>
    <message>
        <source>1 input</source>
        <translation>1 个输入</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 次运行</translation>
    </message>
    <message>
        <source>1 shape</source>
        <translation>1 种类型</translation>
    </message>
    <message>
        <source>A Python file may need Python to run it.</source>
        <translation>Python 文件可能需要 Python 来运行。</translation>
    </message>
    <message>
        <source>A document of its own, with the answers beside it</source>
        <translation>单独的文档，旁边带有答案</translation>
    </message>
    <message>
        <source>A program and its arguments; quotation marks hold words together. No shell looks at it.</source>
        <translation>程序及其参数；引号把几个词合在一起。不经过 shell。</translation>
    </message>
    <message>
        <source>A quotation mark has no partner.</source>
        <translation>有一个引号没有配对。</translation>
    </message>
    <message>
        <source>A run that takes longer fails</source>
        <translation>超过该时间的运行算失败</translation>
    </message>
    <message>
        <source>A run that takes more fails</source>
        <translation>超过该内存的运行算失败</translation>
    </message>
    <message>
        <source>About the program</source>
        <translation>关于该程序</translation>
    </message>
    <message>
        <source>Add the cases of the input behind the others</source>
        <translation>把输入的数据组加到其他数据组之后</translation>
    </message>
    <message>
        <source>Add to document</source>
        <translation>加入文档</translation>
    </message>
    <message>
        <source>Add what {0} fails on</source>
        <translation>添加使 {0} 出错的输入</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>Adding the input</source>
        <translation>正在添加输入</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>And {0} more lines</source>
        <translation>以及另外 {0} 行</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Choose the file of the program</source>
        <translation>选择程序的文件</translation>
    </message>
    <message>
        <source>Copy input</source>
        <translation>复制输入</translation>
    </message>
    <message>
        <source>Ended, because another document was opened</source>
        <translation>已结束，因为打开了另一个文档</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>应为</translation>
    </message>
    <message>
        <source>Failed: making the input smaller</source>
        <translation>出错：正在缩小输入</translation>
    </message>
    <message>
        <source>Failed: running each case alone</source>
        <translation>出错：正在单独运行每个数据组</translation>
    </message>
    <message>
        <source>Failed: running it again</source>
        <translation>出错：正在再次运行</translation>
    </message>
    <message>
        <source>Fails on {0}</source>
        <translation>在 {0} 上出错</translation>
    </message>
    <message>
        <source>Find an input that breaks a program</source>
        <translation>查找使程序出错的输入</translation>
    </message>
    <message>
        <source>Finding out which format it reads</source>
        <translation>正在判断它读取哪种格式</translation>
    </message>
    <message>
        <source>Found before</source>
        <translation>以前找到的</translation>
    </message>
    <message>
        <source>Found in {0} with seed {1}.</source>
        <translation>找到用时 {0}，种子 {1}。</translation>
    </message>
    <message>
        <source>Found out by running it</source>
        <translation>通过运行得知</translation>
    </message>
    <message>
        <source>Found out: {0}</source>
        <translation>检测结果：{0}</translation>
    </message>
    <message>
        <source>How many runs go on side by side</source>
        <translation>同时运行多少个</translation>
    </message>
    <message>
        <source>In which way the program fails</source>
        <translation>程序以哪种方式出错</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Inputs in all</source>
        <translation>输入总数</translation>
    </message>
    <message>
        <source>Inputs that were found before</source>
        <translation>以前找到的输入</translation>
    </message>
    <message>
        <source>Inputs, rate and time</source>
        <translation>输入数、速率和时间</translation>
    </message>
    <message>
        <source>It reads and answers as</source>
        <translation>它按此读取和回答</translation>
    </message>
    <message>
        <source>Judge format that the program reads</source>
        <translation>程序读取的评测格式</translation>
    </message>
    <message>
        <source>Judge texts ({0})</source>
        <translation>评测文本 ({0})</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Name a program.</source>
        <translation>请指定程序。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新的</translation>
    </message>
    <message>
        <source>No more inputs than that are tried</source>
        <translation>最多尝试这么多输入</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>没有保存</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nothing was tried.</source>
        <translation>没有尝试任何输入。</translation>
    </message>
    <message>
        <source>Open as new document</source>
        <translation>作为新文档打开</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Program and its arguments</source>
        <translation>程序及其参数</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Put the input on the clipboard</source>
        <translation>把输入放到剪贴板</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run the file with the Python that runs this program</source>
        <translation>用运行本程序的 Python 运行该文件</translation>
    </message>
    <message>
        <source>Run the file with {0}</source>
        <translation>用 {0} 运行该文件</translation>
    </message>
    <message>
        <source>Run the program over generated inputs until it fails</source>
        <translation>用生成的输入运行程序，直到它出错</translation>
    </message>
    <message>
        <source>Runs at once</source>
        <translation>同时运行</translation>
    </message>
    <message>
        <source>Save input</source>
        <translation>保存输入</translation>
    </message>
    <message>
        <source>Save input…</source>
        <translation>保存输入…</translation>
    </message>
    <message>
        <source>Saved {0} with the right answers in {1}</source>
        <translation>已保存 {0}，正确答案在 {1}</translation>
    </message>
    <message>
        <source>Show on canvas</source>
        <translation>在画布上显示</translation>
    </message>
    <message>
        <source>Show the limits</source>
        <translation>显示限制</translation>
    </message>
    <message>
        <source>Shrinking comes on top</source>
        <translation>缩小另外计时</translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>正在开始 …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop, and keep what was found</source>
        <translation>停止，并保留已找到的内容</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopped before its time.</source>
        <translation>提前停止。</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>正在停止 …</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>对拍</translation>
    </message>
    <message>
        <source>That proves nothing: another seed gives other inputs, and more time gives larger ones.</source>
        <translation>这不能证明什么：换一个种子会有其他输入，更多时间会有更大的输入。</translation>
    </message>
    <message>
        <source>The beginning of {0} characters</source>
        <translation>{0} 个字符中的开头</translation>
    </message>
    <message>
        <source>The best input so far</source>
        <translation>目前最好的输入</translation>
    </message>
    <message>
        <source>The end of its standard error</source>
        <translation>标准错误的末尾</translation>
    </message>
    <message>
        <source>The input is on the clipboard</source>
        <translation>输入已在剪贴板上</translation>
    </message>
    <message>
        <source>The input that the program fails on</source>
        <translation>使程序出错的输入</translation>
    </message>
    <message>
        <source>The limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>The program answers in the words of no format</source>
        <translation>程序的回答不符合任何格式的用语</translation>
    </message>
    <message>
        <source>The program answers in the words of {0}</source>
        <translation>程序用 {0} 的用语回答</translation>
    </message>
    <message>
        <source>The program is run on a small input of each format; the one in whose words it answers is taken</source>
        <translation>在每种格式的小输入上运行程序；按它回答所用的用语判断格式</translation>
    </message>
    <message>
        <source>The program is run over generated inputs until it gives a wrong answer, crashes or takes too long. That input is then made as small as it goes, and shown here. Nothing is run before you press Run.</source>
        <translation>程序在生成的输入上运行，直到它给出错误答案、崩溃或超时。然后该输入会被尽量缩小，并显示在这里。按“运行”之前不会运行任何程序。</translation>
    </message>
    <message>
        <source>The same seed gives the same inputs, on every machine</source>
        <translation>相同的种子在任何机器上得到相同的输入</translation>
    </message>
    <message>
        <source>The search that runs</source>
        <translation>正在进行的查找</translation>
    </message>
    <message>
        <source>The size of the input</source>
        <translation>输入的大小</translation>
    </message>
    <message>
        <source>Time a run</source>
        <translation>单次时间</translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation>总时间</translation>
    </message>
    <message>
        <source>Trying inputs</source>
        <translation>正在尝试输入</translation>
    </message>
    <message>
        <source>Use {0}</source>
        <translation>使用 {0}</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>结果如何</translation>
    </message>
    <message>
        <source>What is being done</source>
        <translation>正在做什么</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>尝试了什么</translation>
    </message>
    <message>
        <source>What went wrong first</source>
        <translation>最先出错的地方</translation>
    </message>
    <message>
        <source>Whether it depends on the case before</source>
        <translation>是否依赖于前面的数据组</translation>
    </message>
    <message>
        <source>Write the input and the judge&apos;s answers into files</source>
        <translation>把输入和评测答案写入文件</translation>
    </message>
    <message>
        <source>all cores</source>
        <translation>所有核心</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>最多 {0}</translation>
    </message>
    <message>
        <source>choose the format that it reads in the box above</source>
        <translation>请在上面的框中选择它读取的格式</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>seed {0}</source>
        <translation>种子 {0}</translation>
    </message>
    <message>
        <source>until you stop it</source>
        <translation>直到您停止</translation>
    </message>
    <message>
        <source>{0} MB</source>
        <translation>{0} MB</translation>
    </message>
    <message>
        <source>{0} a run</source>
        <translation>每次 {0}</translation>
    </message>
    <message>
        <source>{0} a second</source>
        <translation>每秒 {0}</translation>
    </message>
    <message>
        <source>{0} could not be written.</source>
        <translation>无法写入 {0}。</translation>
    </message>
    <message>
        <source>{0} counterexample</source>
        <translation>{0} 的反例</translation>
    </message>
    <message>
        <source>{0} in all</source>
        <translation>共 {0}</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} 分</translation>
    </message>
    <message>
        <source>{0} min {1} s</source>
        <translation>{0} 分 {1} 秒</translation>
    </message>
    <message>
        <source>{0} of {1} in {2}: no difference found.</source>
        <translation>{2} 内 {1} 的 {0}：没有发现差异。</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} 秒</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}, stressed</source>
        <translation>{0}，对拍后</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
    <message>
        <source>{0}: {1} ({2})</source>
        <translation>{0}：{1}（{2}）</translation>
    </message>
    <message>
        <source>{0}; this is what was found until then.</source>
        <translation>{0}；以下是到那时为止找到的。</translation>
    </message>
    <message>
        <source>{n} inputs</source>
        <translation>{n} 个输入</translation>
    </message>
    <message>
        <source>{n} runs</source>
        <translation>{n} 次运行</translation>
    </message>
    <message>
        <source>{n} shapes</source>
        <translation>{n} 种类型</translation>
    </message>
</context>
<context>
    <name>TextApplying</name>
    <message>
        <source>Edit text</source>
        <translation>编辑文本</translation>
    </message>
</context>
<context>
    <name>TextLines</name>
    <message>
        <source>0 0 0 ends the file</source>
        <translation>0 0 0 结束文件</translation>
    </message>
    <message>
        <source>0 0 ends the file</source>
        <translation>0 0 结束文件</translation>
    </message>
    <message>
        <source>0 ends the case</source>
        <translation>0 结束数据组</translation>
    </message>
    <message>
        <source>0 ends the file</source>
        <translation>0 结束文件</translation>
    </message>
    <message>
        <source>N: {0} positions</source>
        <translation>N：{0} 个局面</translation>
    </message>
    <message>
        <source>Query {0}: {1}</source>
        <translation>询问 {0}：{1}</translation>
    </message>
    <message>
        <source>Row {0}: {1}</source>
        <translation>第 {0} 行：{1}</translation>
    </message>
    <message>
        <source>T: 1 case</source>
        <translation>T：1 个数据组</translation>
    </message>
    <message>
        <source>T: {0} cases</source>
        <translation>T：{0} 个数据组</translation>
    </message>
    <message>
        <source>The move from {0} to {1}</source>
        <translation>从 {0} 到 {1} 的走法</translation>
    </message>
    <message>
        <source>The moves of position {0}</source>
        <translation>局面 {0} 的走法</translation>
    </message>
    <message>
        <source>The stones of query {0}</source>
        <translation>询问 {0} 的棋子</translation>
    </message>
    <message>
        <source>The stones on node {0}: {1}</source>
        <translation>结点 {0} 上的棋子：{1}</translation>
    </message>
    <message>
        <source>The subtraction set: 1 number</source>
        <translation>减法集合：1 个数</translation>
    </message>
    <message>
        <source>The subtraction set: {0} numbers</source>
        <translation>减法集合：{0} 个数</translation>
    </message>
    <message>
        <source>a chess in column {0}</source>
        <translation>第 {0} 列的一枚棋子</translation>
    </message>
    <message>
        <source>a heap of {0}</source>
        <translation>大小为 {0} 的堆</translation>
    </message>
    <message>
        <source>heaps of {0}</source>
        <translation>大小为 {0} 的堆</translation>
    </message>
    <message>
        <source>m: 1 query</source>
        <translation>m：1 个询问</translation>
    </message>
    <message>
        <source>m: {0} queries</source>
        <translation>m：{0} 个询问</translation>
    </message>
    <message>
        <source>n: 1 row</source>
        <translation>n：1 行</translation>
    </message>
    <message>
        <source>n: {0} rows</source>
        <translation>n：{0} 行</translation>
    </message>
    <message>
        <source>no chesses</source>
        <translation>没有棋子</translation>
    </message>
    <message>
        <source>no heaps</source>
        <translation>没有堆</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} 和 {1}</translation>
    </message>
    <message>
        <source>{0} chesses in columns {1}</source>
        <translation>{0} 枚棋子，位于第 {1} 列</translation>
    </message>
    <message>
        <source>{0} nodes, {1} moves</source>
        <translation>{0} 个结点，{1} 条走法</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>1 more error.</source>
        <translation>另有 1 个错误。</translation>
    </message>
    <message>
        <source>A case as large as this is shown for reading only.</source>
        <translation>这么大的数据组只能阅读。</translation>
    </message>
    <message>
        <source>A second case begins here; the panel holds one. File &gt; Import adds cases.</source>
        <translation>这里开始了第二个数据组；面板只能容纳一个。文件 &gt; 导入 可添加数据组。</translation>
    </message>
    <message>
        <source>Apply the text</source>
        <translation>应用文本</translation>
    </message>
    <message>
        <source>Back to the {0}</source>
        <translation>恢复为{0}</translation>
    </message>
    <message>
        <source>Copy the whole text</source>
        <translation>复制全部文本</translation>
    </message>
    <message>
        <source>Expected: {0}.</source>
        <translation>应为：{0}。</translation>
    </message>
    <message>
        <source>Found: {0}.</source>
        <translation>实际为：{0}。</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: </source>
        <translation>第 {0} 行，第 {1} 列： </translation>
    </message>
    <message>
        <source>No heaps yet: add some, or write them here.</source>
        <translation>还没有堆：请添加一些，或写在这里。</translation>
    </message>
    <message>
        <source>No positions yet: draw one, or write a case here.</source>
        <translation>还没有局面：请画一个，或在这里写一个数据组。</translation>
    </message>
    <message>
        <source>Query {number} has no heaps: this format cannot say that, so it is left out.</source>
        <translation>询问 {number} 没有堆：该格式无法表示，因此略去。</translation>
    </message>
    <message>
        <source>Query {number} has no stones: this format cannot say that, so it is left out.</source>
        <translation>询问 {number} 没有棋子：该格式无法表示，因此略去。</translation>
    </message>
    <message>
        <source>The case announces {n} rows; this stands behind the last of them.</source>
        <translation>数据组声明有 {n} 行；这在最后一行之后。</translation>
    </message>
    <message>
        <source>The case as text</source>
        <translation>数据组的文本形式</translation>
    </message>
    <message>
        <source>The case is large ({count}): its text is written when you ask for it.</source>
        <translation>数据组很大（{count}）：需要时才写出文本。</translation>
    </message>
    <message>
        <source>The text becomes what the {0} says; Ctrl+Z in the text takes that back</source>
        <translation>文本变为{0}的内容；在文本中按 Ctrl+Z 可撤回</translation>
    </message>
    <message>
        <source>The text is in step with the {0}.</source>
        <translation>文本与{0}一致。</translation>
    </message>
    <message>
        <source>The text lists the numbers that may be taken up to the largest heap only: it is for reading.</source>
        <translation>文本只列出不超过最大堆的可取数：仅供阅读。</translation>
    </message>
    <message>
        <source>The {0} becomes what the text says</source>
        <translation>{0}变为文本的内容</translation>
    </message>
    <message>
        <source>The {0} changed in the same place before this text could be applied. Which one counts?</source>
        <translation>在应用这段文本之前，{0}的同一处已更改。以哪个为准？</translation>
    </message>
    <message>
        <source>There is no case in the text; the {noun} stays as it is.</source>
        <translation>文本中没有数据组；{noun}保持不变。</translation>
    </message>
    <message>
        <source>There is no case.</source>
        <translation>没有数据组。</translation>
    </message>
    <message>
        <source>This format has one query a case: the text shows query {number} of {count}.</source>
        <translation>该格式每组只有一个询问：文本显示 {count} 个中的询问 {number}。</translation>
    </message>
    <message>
        <source>Write the text</source>
        <translation>写出文本</translation>
    </message>
    <message>
        <source>Writing the text</source>
        <translation>正在写出文本</translation>
    </message>
    <message>
        <source>board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>{0} more errors.</source>
        <translation>另有 {0} 个错误。</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} 个局面</translation>
    </message>
    <message>
        <source>{count} queries</source>
        <translation>{count} 个询问</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} 行</translation>
    </message>
    <message>
        <source>{count} stones</source>
        <translation>{count} 枚棋子</translation>
    </message>
    <message>
        <source>{n} queries have no heaps and are left out.</source>
        <translation>{n} 个询问没有堆，已略去。</translation>
    </message>
    <message>
        <source>{n} queries have no stones and are left out.</source>
        <translation>{n} 个询问没有棋子，已略去。</translation>
    </message>
</context>
<context>
    <name>TextReader</name>
    <message>
        <source>Reading the text</source>
        <translation>正在读取文本</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>A graph is needed</source>
        <translation>需要一个图</translation>
    </message>
    <message>
        <source>Add a gra&amp;ph</source>
        <translation>添加图(&amp;P)</translation>
    </message>
    <message>
        <source>Add a position</source>
        <translation>添加局面</translation>
    </message>
    <message>
        <source>Double-click the canvas, or press N. Or take the position tool (P) and click.</source>
        <translation>双击画布，或按 N。也可以用局面工具 (P) 单击。</translation>
    </message>
    <message>
        <source>Drag from the rim of a position to another one, or to where nothing is: there it makes a new one. By keyboard: Shift+N for a move to a new position, or T and the number of another. Moves never lead back, so that every game ends.</source>
        <translation>从一个局面的边缘拖到另一个局面，或拖到空白处：那里会新建一个局面。用键盘：Shift+N 画一条到新局面的走法，或按 T 再输入另一个局面的编号。走法从不回头，所以游戏总会结束。</translation>
    </message>
    <message>
        <source>Draw a move</source>
        <translation>画走法</translation>
    </message>
    <message>
        <source>Each move listed here leaves a nim-sum of 0. Click one to make it. By keyboard: Tab or Shift+Tab to the list, the arrow keys to a move, and Enter.</source>
        <translation>这里列出的每种走法都使 Nim 和变为 0。单击一个来走这一步。用键盘：按 Tab 或 Shift+Tab 到列表，用方向键选择走法，再按 Enter。</translation>
    </message>
    <message>
        <source>Every step can be taken back: press Ctrl+Z. Or write what the judge reads: File ▸ Export (Ctrl+E).</source>
        <translation>每一步都可以撤销：按 Ctrl+Z。也可以写出评测读取的文件：文件 ▸ 导出 (Ctrl+E)。</translation>
    </message>
    <message>
        <source>Go on to the next step (Alt+N)</source>
        <translation>进入下一步 (Alt+N)</translation>
    </message>
    <message>
        <source>Have this step done (Alt+W)</source>
        <translation>代为完成这一步 (Alt+W)</translation>
    </message>
    <message>
        <source>Leave the tour (Escape)</source>
        <translation>离开导览 (Esc)</translation>
    </message>
    <message>
        <source>Play a winning move</source>
        <translation>走一步必胜走法</translation>
    </message>
    <message>
        <source>Put a stone</source>
        <translation>放一枚棋子</translation>
    </message>
    <message>
        <source>Read the verdict</source>
        <translation>查看结论</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>跳过(&amp;K)</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <translation>演示给我看(&amp;W)</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>第 {0} 步，共 {1} 步</translation>
    </message>
    <message>
        <source>Take it back, or export</source>
        <translation>撤销，或导出</translation>
    </message>
    <message>
        <source>Take the stone tool (S) and click the position that the move starts from; or select it, by keyboard with [ and ], and press + or a digit. A player moves a stone along a move, and who cannot move loses.</source>
        <translation>用棋子工具 (S) 单击走法的起点局面；或用键盘的 [ 和 ] 选中它，再按 + 或数字。玩家沿一条走法移动一枚棋子，不能走的一方输。</translation>
    </message>
    <message>
        <source>That was the tour</source>
        <translation>导览到此结束</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>The player to move loses, as the nim-sum is 0: the values under the stones, put together by XOR. A value is the least number that no follower has.</source>
        <translation>轮到走的一方必败，因为 Nim 和为 0：即棋子所在局面的值的异或。一个局面的值是它的后继都没有的最小数。</translation>
    </message>
    <message>
        <source>The player to move wins, as the nim-sum is {0}: the values under the stones, put together by XOR. A value is the least number that no follower has.</source>
        <translation>轮到走的一方必胜，因为 Nim 和为 {0}：即棋子所在局面的值的异或。一个局面的值是它的后继都没有的最小数。</translation>
    </message>
    <message>
        <source>The rest is in the menus, and every panel says what it is for. Help ▸ Tour starts this again.</source>
        <translation>其余的都在菜单里，每个面板也会说明自己的用途。帮助 ▸ 导览 可以重新开始。</translation>
    </message>
    <message>
        <source>The tour is about graphs, and this case is another game. Look at a graph to go on, or add one.</source>
        <translation>导览讲的是图，而该数据组是另一种游戏。请查看一个图再继续，或添加一个。</translation>
    </message>
    <message>
        <source>There is no winning move now. Put one more stone on a position of another value than 0: then there is.</source>
        <translation>现在没有必胜走法。再在一个值不为 0 的局面上放一枚棋子，就有了。</translation>
    </message>
</context>
<context>
    <name>ValueDisc</name>
    <message>
        <source>Value unknown</source>
        <translation>值未知</translation>
    </message>
    <message>
        <source>Value {0}</source>
        <translation>值 {0}</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Nothing to play yet</source>
        <translation>还没有可玩的内容</translation>
    </message>
    <message>
        <source>The judge&apos;s word</source>
        <translation>评测用语</translation>
    </message>
    <message>
        <source>The winner cannot be told</source>
        <translation>无法判断胜者</translation>
    </message>
    <message>
        <source>What {0} prints for this query</source>
        <translation>{0} 对该询问的输出</translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{1} 的 {0}</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>All moves</source>
        <translation>所有走法</translation>
    </message>
    <message>
        <source>List all legal moves</source>
        <translation>列出所有合法走法</translation>
    </message>
    <message>
        <source>List every legal move with what it leaves, not only those that win</source>
        <translation>列出每种合法走法及其结果，而不只是必胜走法</translation>
    </message>
    <message>
        <source>Moves: point at one to see it, click it to make it</source>
        <translation>走法：指向一个可查看，单击可执行</translation>
    </message>
    <message>
        <source>N-position</source>
        <translation>N 态</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <translation>Nim 和</translation>
    </message>
    <message>
        <source>Nim-sum of the current query</source>
        <translation>当前询问的 Nim 和</translation>
    </message>
    <message>
        <source>P-position</source>
        <translation>P 态</translation>
    </message>
    <message>
        <source>The next player wins</source>
        <translation>轮到走的一方必胜</translation>
    </message>
    <message>
        <source>The previous player wins</source>
        <translation>上一个走的一方必胜</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <translation>必胜走法</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>A judge&apos;s file, a .grundy file, or another program&apos;s graph</source>
        <translation>评测文件、.grundy 文件，或其他程序的图</translation>
    </message>
    <message>
        <source>A staircase board: {0}</source>
        <translation>阶梯棋盘：{0}</translation>
    </message>
    <message>
        <source>Close the welcome</source>
        <translation>关闭欢迎页</translation>
    </message>
    <message>
        <source>Close; it comes again with the next empty document</source>
        <translation>关闭；下次出现空文档时会再显示</translation>
    </message>
    <message>
        <source>Double-click anywhere to add a position, and drag from its rim to draw a move.</source>
        <translation>在任意处双击添加局面，从它的边缘拖动画出走法。</translation>
    </message>
    <message>
        <source>Draw a game, or open one</source>
        <translation>画一个博弈，或打开文件</translation>
    </message>
    <message>
        <source>Kayles</source>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Kayles (0.77)</source>
        <translation>Kayles (0.77)</translation>
    </message>
    <message>
        <source>Kayles (0.77): take one or two from a heap, and split what is left if you like</source>
        <translation>Kayles (0.77)：从一个堆取走一枚或两枚，并可把剩下的拆成两堆</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Or begin with a sample:</source>
        <translation>或从样例开始：</translation>
    </message>
    <message>
        <source>Paste a judge file</source>
        <translation>粘贴评测文件</translation>
    </message>
    <message>
        <source>Six steps, a minute or two; Escape leaves it</source>
        <translation>六步，一两分钟；按 Esc 离开</translation>
    </message>
    <message>
        <source>Take the stone tool (S) and click a position to place a stone: the verdict follows.</source>
        <translation>用棋子工具 (S) 单击局面放置棋子：随即显示结论。</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>The format is found out; Ctrl+V does it too</source>
        <translation>自动识别格式；Ctrl+V 也可以</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
</context>
<context>
    <name>XorRow</name>
    <message>
        <source>XOR</source>
        <translation>异或</translation>
    </message>
</context>
<context>
    <name>_StepDelegate</name>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Row {0}</source>
        <translation>第 {0} 行</translation>
    </message>
    <message>
        <source>Show row {0} as a graph</source>
        <translation>把第 {0} 行显示为图</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source> (but {count} right one does not)</source>
        <translation> （但有 {count} 个正确答案不符合）</translation>
    </message>
    <message>
        <source> (but {count} right ones do not)</source>
        <translation> （但有 {count} 个正确答案不符合）</translation>
    </message>
    <message>
        <source>&apos;)&apos;</source>
        <translation>&apos;)&apos;</translation>
    </message>
    <message>
        <source>... {count} lines before</source>
        <translation>... 前面还有 {count} 行</translation>
    </message>
    <message>
        <source>0 as number of moves of case {case}</source>
        <translation>第 {case} 组的走法个数为 0</translation>
    </message>
    <message>
        <source>0 or 4</source>
        <translation>0 或 4</translation>
    </message>
    <message>
        <source>1 3 4 7</source>
        <translation>1 3 4 7</translation>
    </message>
    <message>
        <source>10 stones in every query</source>
        <translation>每个询问 10 枚棋子</translation>
    </message>
    <message>
        <source>100 boards of 20 rows</source>
        <translation>100 个 20 行的棋盘</translation>
    </message>
    <message>
        <source>100 cases of 1 to 40 positions</source>
        <translation>100 组，每组 1 到 40 个局面</translation>
    </message>
    <message>
        <source>100 cases of 30 positions</source>
        <translation>100 组，每组 30 个局面</translation>
    </message>
    <message>
        <source>100 sets with 20 queries each</source>
        <translation>100 个集合，每个 20 个询问</translation>
    </message>
    <message>
        <source>1000 queries of any size</source>
        <translation>1000 个任意大小的询问</translation>
    </message>
    <message>
        <source>; did you mean {similar!r}?</source>
        <translation>；是否指 {similar!r}？</translation>
    </message>
    <message>
        <source>A Chess Game (HDU 1524 / POJ 2425)</source>
        <translation>A Chess Game（HDU 1524 / POJ 2425）</translation>
    </message>
    <message>
        <source>A move from a to b is kept as one from b to a.</source>
        <translation>从 a 到 b 的走法被存成从 b 到 a。</translation>
    </message>
    <message>
        <source>A move to position v is kept as one to v - 1.</source>
        <translation>到局面 v 的走法被存成到 v - 1。</translation>
    </message>
    <message>
        <source>A number is tried only if it is less than the heap, not if it is equal.</source>
        <translation>只有数小于堆时才尝试，等于时不尝试。</translation>
    </message>
    <message>
        <source>A position that got its label in an earlier case keeps it; labels are made for all positions of a case.</source>
        <translation>局面保留较早一组中得到的 SG 值；对一组的所有局面求值。</translation>
    </message>
    <message>
        <source>A position that got its label in an earlier case keeps it; labels are made where the stones lead.</source>
        <translation>局面保留较早一组中得到的 SG 值；只对棋子能走到的局面求值。</translation>
    </message>
    <message>
        <source>A row is taken for a heap of as many counters as it has chesses.</source>
        <translation>把一行当作大小等于棋子数的堆。</translation>
    </message>
    <message>
        <source>A shorter query is written over a longer one, whose last heaps are XORed too.</source>
        <translation>较短的询问写在较长的之上，后者末尾的堆也被异或。</translation>
    </message>
    <message>
        <source>A shorter set is written over a longer one, whose last numbers are used too.</source>
        <translation>较短的集合写在较长的之上，后者末尾的数也被使用。</translation>
    </message>
    <message>
        <source>A size keeps the value that it got with the set of an earlier case; the table holds all sizes up to the largest heap so far.</source>
        <translation>大小保留较早一组的集合得到的值；表包含到目前最大堆为止的所有大小。</translation>
    </message>
    <message>
        <source>A size keeps the value that it got with the set of an earlier case; values are worked out by recursion, only for the sizes that the heaps lead to.</source>
        <translation>大小保留较早一组的集合得到的值；值用递归只对堆能走到的大小求出。</translation>
    </message>
    <message>
        <source>A stone on position p is taken for one on p + 1.</source>
        <translation>把局面 p 上的棋子当作在 p + 1 上。</translation>
    </message>
    <message>
        <source>A stone on position p is taken for one on p - 1.</source>
        <translation>把局面 p 上的棋子当作在 p - 1 上。</translation>
    </message>
    <message>
        <source>All moves take the same number.</source>
        <translation>所有走法取同样的数。</translation>
    </message>
    <message>
        <source>All queries of a case are read over one another before any is answered.</source>
        <translation>一组的所有询问先后读到同一处，然后才回答。</translation>
    </message>
    <message>
        <source>An odd number of counters is said to win.</source>
        <translation>石子数为奇数就说必胜。</translation>
    </message>
    <message>
        <source>Any number may be taken from a heap.</source>
        <translation>可从堆中取任意数量。</translation>
    </message>
    <message>
        <source>Chess (HDU 5724)</source>
        <translation>Chess（HDU 5724）</translation>
    </message>
    <message>
        <source>Chesses in the last column do not count, and no chess moves there.</source>
        <translation>最后一列的棋子不计入，也没有棋子走到那里。</translation>
    </message>
    <message>
        <source>Column 1 is taken for the rightmost one.</source>
        <translation>把第 1 列当作最右边的一列。</translation>
    </message>
    <message>
        <source>DOMjudge problem package</source>
        <translation>DOMjudge 题目包</translation>
    </message>
    <message>
        <source>Each chess is taken for a heap of as many counters as it has blocks to go.</source>
        <translation>把每枚棋子当作大小等于可走格数的堆。</translation>
    </message>
    <message>
        <source>Each chess is taken for a heap, whatever stands in its way.</source>
        <translation>把每枚棋子当作一个堆，不管路上有什么。</translation>
    </message>
    <message>
        <source>Each heap overwrites the one before.</source>
        <translation>每个堆覆盖前一个。</translation>
    </message>
    <message>
        <source>Each move overwrites the one before.</source>
        <translation>每条走法覆盖前一条。</translation>
    </message>
    <message>
        <source>Each position with stones is XORed once, also where the number of its stones is even.</source>
        <translation>每个有棋子的局面异或一次，棋子数为偶数时也是如此。</translation>
    </message>
    <message>
        <source>Each row overwrites the one before.</source>
        <translation>每一行覆盖前一行。</translation>
    </message>
    <message>
        <source>Each stone overwrites the one before.</source>
        <translation>每枚棋子覆盖前一枚。</translation>
    </message>
    <message>
        <source>Every other gap from the right is taken for a heap: that is the game in which chesses slide and never jump.</source>
        <translation>把从右数每隔一个的空隙当作堆：那是棋子滑动而从不跳跃的游戏。</translation>
    </message>
    <message>
        <source>Fibonacci again and again (HDU 1848)</source>
        <translation>Fibonacci again and again（HDU 1848）</translation>
    </message>
    <message>
        <source>Format 2025-09: problem.yaml, statement, sample and secret data, pictures, validator and solution.</source>
        <translation>格式 2025-09：problem.yaml、题面、样例和隐藏数据、图片、校验器和解法。</translation>
    </message>
    <message>
        <source>Games Are Important (UVA 11927)</source>
        <translation>Games Are Important（UVA 11927）</translation>
    </message>
    <message>
        <source>Grundy Studio file</source>
        <translation>Grundy Studio 文件</translation>
    </message>
    <message>
        <source>Grundy&apos;s game: split a heap into two unequal heaps</source>
        <translation>Grundy&apos;s game：把一堆拆成大小不等的两堆</translation>
    </message>
    <message>
        <source>Heaps are marked won or lost, and the marks are XORed: a sum of games needs the Grundy values.</source>
        <translation>堆被标为胜或负并把标记异或：游戏的和需要 SG 值。</translation>
    </message>
    <message>
        <source>Heaps of more than {bound} are not worked out.</source>
        <translation>大于 {bound} 的堆没有求值。</translation>
    </message>
    <message>
        <source>Heaps without a move get the value 1, and none has the value 0.</source>
        <translation>没有走法的堆得到值 1，没有值为 0 的。</translation>
    </message>
    <message>
        <source>Kattis problem package</source>
        <translation>Kattis 题目包</translation>
    </message>
    <message>
        <source>Moves are counted, where the mex of what they lead to is needed.</source>
        <translation>数走法的个数，而应该取它们所到局面的 mex。</translation>
    </message>
    <message>
        <source>NAME.in and NAME.out for each test.</source>
        <translation>每个测试点 NAME.in 和 NAME.out。</translation>
    </message>
    <message>
        <source>No chess jumps over others: then each game has the same length, and its parity decides.</source>
        <translation>没有棋子跳过别的棋子：那样每局长度相同，由奇偶性决定。</translation>
    </message>
    <message>
        <source>One global array of marks is cleared and filled by deeper calls while the caller still needs it.</source>
        <translation>一个全局标记数组在调用者还需要时就被更深的调用清空和填写。</translation>
    </message>
    <message>
        <source>Only the first query of a case is worked out, and its answer is printed for the others too.</source>
        <translation>只计算一组的第一个询问，它的答案也用于其他询问。</translation>
    </message>
    <message>
        <source>Only the runs left of the 1st, 3rd, 5th ... empty block from the right count.</source>
        <translation>只有从右数第 1、3、5 ... 个空格左边的连续段计入。</translation>
    </message>
    <message>
        <source>Plain pairs</source>
        <translation>输入输出文件对</translation>
    </message>
    <message>
        <source>Polygon folder</source>
        <translation>Polygon 文件夹</translation>
    </message>
    <message>
        <source>Positions are marked won or lost, and the marks are XORed: a sum of games needs the Grundy values.</source>
        <translation>局面被标为胜或负并把标记异或：游戏的和需要 SG 值。</translation>
    </message>
    <message>
        <source>Positions at the end get the label 1, and no label is 0.</source>
        <translation>终点的局面得到 1，没有 SG 值为 0。</translation>
    </message>
    <message>
        <source>Rows are marked won or lost, and the marks are XORed: a sum of games needs the Grundy values.</source>
        <translation>行被标为胜或负并把标记异或：游戏的和需要 SG 值。</translation>
    </message>
    <message>
        <source>S-Nim (HDU 1536 / POJ 2960 / HDU 1944)</source>
        <translation>S-Nim（HDU 1536 / POJ 2960 / HDU 1944）</translation>
    </message>
    <message>
        <source>Smaller numbers behind a larger one are not tried.</source>
        <translation>较大的数之后的较小的数没有尝试。</translation>
    </message>
    <message>
        <source>The XOR goes on from the value that the query before in the same case left.</source>
        <translation>异或从同一组上一个询问留下的值继续。</translation>
    </message>
    <message>
        <source>The XOR goes on from the value that the query before left, also from one case to the next.</source>
        <translation>异或从上一个询问留下的值继续，跨组时也是如此。</translation>
    </message>
    <message>
        <source>The answer is printed before the query has been worked out; the first one is a loss.</source>
        <translation>在计算询问之前就输出答案；第一个是必败。</translation>
    </message>
    <message>
        <source>The answer is printed once behind the loop over the queries.</source>
        <translation>答案在询问循环之后只输出一次。</translation>
    </message>
    <message>
        <source>The chesses of each row stay for the rows below it in the same case.</source>
        <translation>每一行的棋子留给同一组中下面的行。</translation>
    </message>
    <message>
        <source>The columns play no part.</source>
        <translation>列没有起作用。</translation>
    </message>
    <message>
        <source>The count of the numbers is taken for the largest of them.</source>
        <translation>把数的个数当作其中最大的数。</translation>
    </message>
    <message>
        <source>The distances of all chesses to the right end are added up.</source>
        <translation>把所有棋子到右端的距离相加。</translation>
    </message>
    <message>
        <source>The end of the file is noticed one case too early.</source>
        <translation>过早一组判断出文件结束。</translation>
    </message>
    <message>
        <source>The end of the file is noticed only after one more round of the loop.</source>
        <translation>循环又多做一轮之后才判断出文件结束。</translation>
    </message>
    <message>
        <source>The first player is said to win as soon as one heap has a value other than 0.</source>
        <translation>只要有一个堆的值不为 0 就说先手必胜。</translation>
    </message>
    <message>
        <source>The first player is said to win as soon as one row has a value other than 0.</source>
        <translation>只要有一行的值不为 0 就说先手必胜。</translation>
    </message>
    <message>
        <source>The first player is said to win as soon as one stone stands on a position of a value other than 0.</source>
        <translation>只要有一枚棋子在值不为 0 的局面上就说先手必胜。</translation>
    </message>
    <message>
        <source>The first player is said to win where the nim-sum is greater than 1, not where it is greater than 0.</source>
        <translation>Nim 和大于 1 才说先手必胜，而不是大于 0。</translation>
    </message>
    <message>
        <source>The first player is said to win where the sum is odd, not where the nim-sum is not 0.</source>
        <translation>和为奇数就说先手必胜，而不是 Nim 和不为 0。</translation>
    </message>
    <message>
        <source>The graph plays no part: an odd number of stones is said to win.</source>
        <translation>图没有起作用：棋子数为奇数就说必胜。</translation>
    </message>
    <message>
        <source>The heaps are joined by AND instead of XOR.</source>
        <translation>各堆用 AND 而不是 XOR 合并。</translation>
    </message>
    <message>
        <source>The heaps are kept as a set, which has no repeats: two equal heaps should cancel out.</source>
        <translation>堆保存为没有重复的集合：而两个相等的堆应当抵消。</translation>
    </message>
    <message>
        <source>The label is 1 where the longest way to the end is odd, and 0 where it is even.</source>
        <translation>到终点的最长路为奇数时 SG 值为 1，为偶数时为 0。</translation>
    </message>
    <message>
        <source>The label is the length of the longest way to the end, not the smallest value that no follower has.</source>
        <translation>SG 值取到终点的最长路的长度，而不是后继都没有的最小值。</translation>
    </message>
    <message>
        <source>The label is the length of the shortest way to the end, not the smallest value that no follower has.</source>
        <translation>SG 值取到终点的最短路的长度，而不是后继都没有的最小值。</translation>
    </message>
    <message>
        <source>The label is the number of moves from the position.</source>
        <translation>SG 值取该局面的走法数。</translation>
    </message>
    <message>
        <source>The labels are made once; positions that the first case does not have count as 0.</source>
        <translation>SG 值只求一次；第一组没有的局面算作 0。</translation>
    </message>
    <message>
        <source>The list of numbers ends at 377, so 610 and 987 cannot be taken.</source>
        <translation>数列在 377 结束，所以不能取 610 和 987。</translation>
    </message>
    <message>
        <source>The list of numbers ends at 89.</source>
        <translation>数列在 89 结束。</translation>
    </message>
    <message>
        <source>The lists of moves grow from case to case.</source>
        <translation>走法的列表一组一组地增长。</translation>
    </message>
    <message>
        <source>The loop over the heaps ends one too early.</source>
        <translation>堆的循环提前一个结束。</translation>
    </message>
    <message>
        <source>The loop over the heaps starts at 1.</source>
        <translation>堆的循环从 1 开始。</translation>
    </message>
    <message>
        <source>The loop over the positions starts at 1.</source>
        <translation>局面的循环从 1 开始。</translation>
    </message>
    <message>
        <source>The loop over the queries ends one too early.</source>
        <translation>询问的循环提前一个结束。</translation>
    </message>
    <message>
        <source>The loop over the rows ends one too early.</source>
        <translation>行的循环提前一个结束。</translation>
    </message>
    <message>
        <source>The loop over the rows starts at 1.</source>
        <translation>行的循环从 1 开始。</translation>
    </message>
    <message>
        <source>The loop over the set ends one too early.</source>
        <translation>集合的循环提前一个结束。</translation>
    </message>
    <message>
        <source>The loop over the set starts at 1.</source>
        <translation>集合的循环从 1 开始。</translation>
    </message>
    <message>
        <source>The nim-sum is compared with 1, as if it were a flag.</source>
        <translation>Nim 和与 1 比较，好像它是一个标志。</translation>
    </message>
    <message>
        <source>The number 1 is in the set whether it is given or not.</source>
        <translation>无论给没给，1 都在集合中。</translation>
    </message>
    <message>
        <source>The number 1 is missing: 2, 3, 5, 8, ...</source>
        <translation>缺少数 1：2, 3, 5, 8, ...</translation>
    </message>
    <message>
        <source>The number of chesses that can move is taken modulo 2.</source>
        <translation>取能走的棋子数模 2。</translation>
    </message>
    <message>
        <source>The number of stones is treated as one more heap.</source>
        <translation>把棋子数当作又一个堆。</translation>
    </message>
    <message>
        <source>The numbers 1, 2, 4, 8, ... may be taken: each is twice the one before, not the sum of two.</source>
        <translation>可取 1, 2, 4, 8, ...：每个是前一个的两倍，而不是两数之和。</translation>
    </message>
    <message>
        <source>The numbers 1, 3, 5, 8, ... may be taken.</source>
        <translation>可取 1, 3, 5, 8, ...。</translation>
    </message>
    <message>
        <source>The numbers are taken for a topological order: a move to a larger number meets a label that is still 0.</source>
        <translation>把编号当作拓扑序：到更大编号的走法遇到还是 0 的 SG 值。</translation>
    </message>
    <message>
        <source>The numbers are taken for a topological order: a move to a smaller number meets a label that is still 0.</source>
        <translation>把编号当作拓扑序：到更小编号的走法遇到还是 0 的 SG 值。</translation>
    </message>
    <message>
        <source>The numbers of all cases so far may be taken.</source>
        <translation>到目前为止所有组的数都可以取。</translation>
    </message>
    <message>
        <source>The other heaps of a query are read and forgotten.</source>
        <translation>询问的其他堆读了就忘。</translation>
    </message>
    <message>
        <source>The other heaps of a query play no part.</source>
        <translation>询问的其他堆没有起作用。</translation>
    </message>
    <message>
        <source>The other moves are read and forgotten.</source>
        <translation>其他走法读了就忘。</translation>
    </message>
    <message>
        <source>The other queries of a case get no answer.</source>
        <translation>一组的其他询问没有答案。</translation>
    </message>
    <message>
        <source>The other rows are read and forgotten.</source>
        <translation>其他行读了就忘。</translation>
    </message>
    <message>
        <source>The other stones of a query are read and forgotten.</source>
        <translation>询问的其他棋子读了就忘。</translation>
    </message>
    <message>
        <source>The parity of the number of moves of one way to play is XORed.</source>
        <translation>把一种走法的步数的奇偶性异或。</translation>
    </message>
    <message>
        <source>The products are XORed, where only the parity of the number counts.</source>
        <translation>把乘积异或，而只有个数的奇偶性有关。</translation>
    </message>
    <message>
        <source>The program ends after one case.</source>
        <translation>程序在一组之后就结束。</translation>
    </message>
    <message>
        <source>The rows are joined by AND instead of XOR.</source>
        <translation>各行用 AND 而不是 XOR 合并。</translation>
    </message>
    <message>
        <source>The rows are kept as a set, which has no repeats: two equal rows should cancel out.</source>
        <translation>行保存为没有重复的集合：而两个相等的行应当抵消。</translation>
    </message>
    <message>
        <source>The same answer is printed whatever is asked: a loss.</source>
        <translation>无论问什么都输出同样的答案：必败。</translation>
    </message>
    <message>
        <source>The same answer is printed whatever is asked: a win.</source>
        <translation>无论问什么都输出同样的答案：必胜。</translation>
    </message>
    <message>
        <source>The same files as Kattis, but an archive has them at its root, as DOMjudge imports them.</source>
        <translation>文件与 Kattis 相同，但压缩包把它们放在根目录，供 DOMjudge 导入。</translation>
    </message>
    <message>
        <source>The second number is 3 instead of 2.</source>
        <translation>第二个数是 3 而不是 2。</translation>
    </message>
    <message>
        <source>The set is taken for 1, 2, ..., largest without gaps.</source>
        <translation>把集合当作没有空缺的 1, 2, ..., 最大数。</translation>
    </message>
    <message>
        <source>The sizes play no part.</source>
        <translation>大小没有起作用。</translation>
    </message>
    <message>
        <source>The stones are joined by AND instead of XOR.</source>
        <translation>各棋子用 AND 而不是 XOR 合并。</translation>
    </message>
    <message>
        <source>The stones on the positions that can be left are taken for heaps.</source>
        <translation>把可以离开的局面上的棋子当作堆。</translation>
    </message>
    <message>
        <source>The test of the parity is the wrong way round.</source>
        <translation>奇偶性的判断弄反了。</translation>
    </message>
    <message>
        <source>The value is how many numbers of the set fit into the heap.</source>
        <translation>值取集合中有多少个数能放进堆。</translation>
    </message>
    <message>
        <source>The value is the largest number of moves; a table whose marks for the mex are never cleared gives the same.</source>
        <translation>值取最多的步数；求 mex 的标记从不清除的表也得到同样结果。</translation>
    </message>
    <message>
        <source>The value is the smallest number of moves to the end, not the smallest value that no follower has.</source>
        <translation>值取到终点的最少步数，而不是后继都没有的最小值。</translation>
    </message>
    <message>
        <source>The value of the total size is looked up instead of the XOR of the values.</source>
        <translation>查总大小的值，而不是各值的异或。</translation>
    </message>
    <message>
        <source>The values are worked out once and not again for the next subtraction set.</source>
        <translation>值只求一次，换了减法集合也不再求。</translation>
    </message>
    <message>
        <source>The word for a win is printed for a loss, and the other way round.</source>
        <translation>必胜时输出必败的用语，反之亦然。</translation>
    </message>
    <message>
        <source>There is an empty block behind the last column.</source>
        <translation>最后一列之后有一个空格。</translation>
    </message>
    <message>
        <source>Those left of the 2nd, 4th, 6th ... empty block from the right are taken instead of the 1st, 3rd, 5th.</source>
        <translation>取了从右数第 2、4、6 ... 个空格左边的段，而应取第 1、3、5 个的。</translation>
    </message>
    <message>
        <source>Values above a gap are counted too: 0 and 2 give 2, where the mex is 1.</source>
        <translation>空缺以上的值也计入：0 和 2 得到 2，而 mex 是 1。</translation>
    </message>
    <message>
        <source>Values that earlier positions marked still count as present.</source>
        <translation>较早的局面标记过的值仍算存在。</translation>
    </message>
    <message>
        <source>a Fibonacci number (1, 2, 3, 5, 8, ...)</source>
        <translation>一个斐波那契数（1, 2, 3, 5, 8, ...）</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>a board has 1 to {widest} columns, not {width}</source>
        <translation>棋盘有 1 到 {widest} 列，不能是 {width}</translation>
    </message>
    <message>
        <source>a byte-order mark before the first line</source>
        <translation>第一行之前有字节顺序标记</translation>
    </message>
    <message>
        <source>a carriage return</source>
        <translation>回车符</translation>
    </message>
    <message>
        <source>a case has one query</source>
        <translation>每组一个询问</translation>
    </message>
    <message>
        <source>a centre with moves from many positions, to many, or both</source>
        <translation>一个中心，走法来自许多局面、到许多局面，或两者兼有</translation>
    </message>
    <message>
        <source>a change cannot be made: {reason}</source>
        <translation>无法执行一处更改：{reason}</translation>
    </message>
    <message>
        <source>a chess in every block: nobody can move</source>
        <translation>每个格子都有棋子：谁都不能走</translation>
    </message>
    <message>
        <source>a chess in every other column, or every third ...</source>
        <translation>每隔一列放一枚棋子，或每隔两列放一枚 ...</translation>
    </message>
    <message>
        <source>a chess moves only to the block next to it</source>
        <translation>棋子只走到相邻的格子</translation>
    </message>
    <message>
        <source>a chess stands outside the columns 1 to {width}</source>
        <translation>有棋子在第 1 到 {width} 列之外</translation>
    </message>
    <message>
        <source>a closing quotation mark</source>
        <translation>右引号</translation>
    </message>
    <message>
        <source>a code like 0.77</source>
        <translation>0.77 这样的编码</translation>
    </message>
    <message>
        <source>a colon should stand here</source>
        <translation>这里应有冒号</translation>
    </message>
    <message>
        <source>a column ends within a number</source>
        <translation>一列在数的中间结束</translation>
    </message>
    <message>
        <source>a column of type {type} where one of {kind} belongs</source>
        <translation>应为 {kind} 的地方是类型 {type} 的列</translation>
    </message>
    <message>
        <source>a column of {count} numbers where {length} belong</source>
        <translation>应有 {length} 个数的列有 {count} 个</translation>
    </message>
    <message>
        <source>a comma should stand here</source>
        <translation>这里应有逗号</translation>
    </message>
    <message>
        <source>a current query without a current case</source>
        <translation>有当前询问而没有当前数据组</translation>
    </message>
    <message>
        <source>a digit 0 to 7</source>
        <translation>0 到 7 的一位数字</translation>
    </message>
    <message>
        <source>a digit that is not 0</source>
        <translation>非 0 的一位数字</translation>
    </message>
    <message>
        <source>a document type is not read: it may hold entities that grow without bound</source>
        <translation>不读取文档类型声明：它可能含有无限展开的实体</translation>
    </message>
    <message>
        <source>a file holds one case</source>
        <translation>每个文件一组</translation>
    </message>
    <message>
        <source>a form feed</source>
        <translation>换页符</translation>
    </message>
    <message>
        <source>a graph of the sizes 0 to {largest:,} cannot be looked at: {most} is the largest</source>
        <translation>大小 0 到 {largest:,} 的图无法观看：最大为 {most}</translation>
    </message>
    <message>
        <source>a heap cannot be taken whole</source>
        <translation>不能取走整堆</translation>
    </message>
    <message>
        <source>a heap of a negative size</source>
        <translation>大小为负的堆</translation>
    </message>
    <message>
        <source>a heap of x leads to every smaller heap, of the values 0 to x - 1, and their mex is x</source>
        <translation>大小为 x 的堆可走到每个更小的堆，它们的值为 0 到 x - 1，mex 为 x</translation>
    </message>
    <message>
        <source>a heap of {size:,} is beyond the table: {why}, and this one would need all {size:,} values below it</source>
        <translation>大小为 {size:,} 的堆超出了表的范围：{why}，而求它需要其下全部 {size:,} 个值</translation>
    </message>
    <message>
        <source>a heap of {size}</source>
        <translation>大小为 {size} 的堆</translation>
    </message>
    <message>
        <source>a heap of {size} has no position among the sizes 0 to {largest}</source>
        <translation>大小为 {size} 的堆在大小 0 到 {largest} 中没有对应的局面</translation>
    </message>
    <message>
        <source>a line end before it</source>
        <translation>它之前的换行</translation>
    </message>
    <message>
        <source>a line feed</source>
        <translation>换行符</translation>
    </message>
    <message>
        <source>a line feed alone</source>
        <translation>单独的换行符</translation>
    </message>
    <message>
        <source>a line of {count:,} characters</source>
        <translation>{count:,} 个字符的一行</translation>
    </message>
    <message>
        <source>a line with two positions</source>
        <translation>含两个局面的一行</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a move from each position to all later ones: all values 0 .. n-1, breaks tables of fixed size</source>
        <translation>每个局面到所有后面的局面都有走法：值为 0 .. n-1 全部，能查出大小固定的表</translation>
    </message>
    <message>
        <source>a move from node {node} to itself</source>
        <translation>结点 {node} 到自身的走法</translation>
    </message>
    <message>
        <source>a move from or to a position that is not there, or one that stands less than once</source>
        <translation>走法的起点或终点不存在，或出现少于一次</translation>
    </message>
    <message>
        <source>a move from position {position} to itself</source>
        <translation>局面 {position} 到自身的走法</translation>
    </message>
    <message>
        <source>a move has two ends</source>
        <translation>一条走法有两端</translation>
    </message>
    <message>
        <source>a move takes at least 1</source>
        <translation>一步至少取 1</translation>
    </message>
    <message>
        <source>a move that stands 0 times</source>
        <translation>出现 0 次的走法</translation>
    </message>
    <message>
        <source>a move that stands less than once, or too often</source>
        <translation>出现少于一次或次数太多的走法</translation>
    </message>
    <message>
        <source>a move that stands twice, or leads to itself</source>
        <translation>走法出现两次，或到自身</translation>
    </message>
    <message>
        <source>a name for position {position}: {range}</source>
        <translation>局面 {position} 的名称：{range}</translation>
    </message>
    <message>
        <source>a name of a position that is not there</source>
        <translation>给不存在的局面起的名称</translation>
    </message>
    <message>
        <source>a negative number</source>
        <translation>负数</translation>
    </message>
    <message>
        <source>a nim-sum above 0 means that the first player wins, so wins cannot be 0</source>
        <translation>Nim 和大于 0 表示先手必胜，所以 wins 不能为 0</translation>
    </message>
    <message>
        <source>a nim-sum of 1 is taken for a loss</source>
        <translation>Nim 和为 1 被当作必败</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a number after &apos;powers of&apos;</source>
        <translation>&apos;powers of&apos; 之后的数</translation>
    </message>
    <message>
        <source>a number after {after!r}, as in &apos;value 3&apos;</source>
        <translation>{after!r} 之后的数字，例如 &apos;value 3&apos;</translation>
    </message>
    <message>
        <source>a number from 1</source>
        <translation>从 1 起的数</translation>
    </message>
    <message>
        <source>a number from 2</source>
        <translation>从 2 起的数</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>{low} 到 {high} 的数</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>数的位数太多</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>缺少一个数</translation>
    </message>
    <message>
        <source>a number that is not whole</source>
        <translation>不是整数的数</translation>
    </message>
    <message>
        <source>a number to take</source>
        <translation>要取的数</translation>
    </message>
    <message>
        <source>a number too large (10^18 or more)</source>
        <translation>太大的数（10^18 或更大）</translation>
    </message>
    <message>
        <source>a number with leading zeros</source>
        <translation>带前导零的数</translation>
    </message>
    <message>
        <source>a number, a range like 1..4, all, fibonacci, squares, primes or powers of 2; or, alone, an octal code like 0.77</source>
        <translation>一个数、1..4 这样的范围、all、fibonacci、squares、primes 或 powers of 2；或单独一个八进制编码，如 0.77</translation>
    </message>
    <message>
        <source>a path with moves that skip some of it: breaks limits of recursion</source>
        <translation>一条路径，另有走法跳过一部分：能查出递归的限制</translation>
    </message>
    <message>
        <source>a period would have to be seen at {places:,} places in a row, more than the table of {bound:,} values has</source>
        <translation>要看到周期需要连续 {places:,} 处，超过了有 {bound:,} 个值的表</translation>
    </message>
    <message>
        <source>a picture of {count:,} {things} can hardly be read</source>
        <translation>{count:,} 个{things}的图片几乎无法看清</translation>
    </message>
    <message>
        <source>a position is in the group twice</source>
        <translation>同一局面在分组中出现两次</translation>
    </message>
    <message>
        <source>a power of {base} (1, {base}, {square}, ...)</source>
        <translation>一个 {base} 的幂（1, {base}, {square}, ...）</translation>
    </message>
    <message>
        <source>a prime (2, 3, 5, 7, ...)</source>
        <translation>一个素数（2, 3, 5, 7, ...）</translation>
    </message>
    <message>
        <source>a range that rises, as in &apos;2..5&apos;</source>
        <translation>从小到大的范围，例如 &apos;2..5&apos;</translation>
    </message>
    <message>
        <source>a rule for splitting stands alone</source>
        <translation>拆分的规则要单独写</translation>
    </message>
    <message>
        <source>a set that is not rising: a loop that stops at the first number too large fails</source>
        <translation>不递增的集合：遇到第一个过大的数就停止的循环会出错</translation>
    </message>
    <message>
        <source>a set without end has no criterion for a period; sizes up to {bound:,} are computed</source>
        <translation>无穷集合没有判定周期的准则；计算到大小 {bound:,} 为止</translation>
    </message>
    <message>
        <source>a smaller number</source>
        <translation>更小的数</translation>
    </message>
    <message>
        <source>a square (1, 4, 9, ...)</source>
        <translation>一个平方数（1, 4, 9, ...）</translation>
    </message>
    <message>
        <source>a subtraction of {size}</source>
        <translation>取走 {size}</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>a table of {count:,} values is longer than {most:,}</source>
        <translation>{count:,} 个值的表超过 {most:,}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a time limit must be above 0, not {seconds}</source>
        <translation>时间限制必须大于 0，不能是 {seconds}</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>a value that belongs on a new line</source>
        <translation>应在新的一行的值</translation>
    </message>
    <message>
        <source>a value that belongs on the line before</source>
        <translation>应在上一行的值</translation>
    </message>
    <message>
        <source>a vertical tab</source>
        <translation>垂直制表符</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>{low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>a win/lose flag is used instead of the label</source>
        <translation>用胜负标志代替 SG 值</translation>
    </message>
    <message>
        <source>a win/lose flag is used instead of the row&apos;s value</source>
        <translation>用胜负标志代替行的值</translation>
    </message>
    <message>
        <source>a win/lose flag is used instead of the value</source>
        <translation>用胜负标志代替值</translation>
    </message>
    <message>
        <source>against order</source>
        <translation>与顺序相反</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>all chesses at the left end, as far to go as can be</source>
        <translation>所有棋子在左端，能走得最远</translation>
    </message>
    <message>
        <source>all chesses at the right end: nobody can move</source>
        <translation>所有棋子在右端：谁都不能走</translation>
    </message>
    <message>
        <source>all heaps would have size 1, and {count} of them do not cancel out: allow larger heaps</source>
        <translation>所有堆的大小都会是 1，而其中 {count} 个不抵消：请允许更大的堆</translation>
    </message>
    <message>
        <source>all limits at once</source>
        <translation>同时达到所有限制</translation>
    </message>
    <message>
        <source>all limits at once: 100 boards of 1000 rows</source>
        <translation>同时达到所有限制：100 个 1000 行的棋盘</translation>
    </message>
    <message>
        <source>all limits at once: 100 numbers, 100 queries of 100 heaps up to 10000</source>
        <translation>同时达到所有限制：100 个数，100 个询问，各 100 个不超过 10000 的堆</translation>
    </message>
    <message>
        <source>all limits at once: 1000 positions, 10000 moves, 1000 stones on each</source>
        <translation>同时达到所有限制：1000 个局面，10000 条走法，每个局面 1000 枚棋子</translation>
    </message>
    <message>
        <source>all moves go to larger numbers: breaks who labels from 0 upwards</source>
        <translation>所有走法到更大的编号：能查出从 0 向上求值的解法</translation>
    </message>
    <message>
        <source>all moves go to smaller numbers: breaks who labels from the last number downwards</source>
        <translation>所有走法到更小的编号：能查出从最后一个编号向下求值的解法</translation>
    </message>
    <message>
        <source>all numbers are multiples of one: sizes in between have the value of those below</source>
        <translation>所有数都是某个数的倍数：其间的大小与其下的值相同</translation>
    </message>
    <message>
        <source>all on one position, one stone fewer half of the time</source>
        <translation>全部在一个局面上，有一半的时候少一枚棋子</translation>
    </message>
    <message>
        <source>all queries have three heaps</source>
        <translation>所有询问都有三个堆</translation>
    </message>
    <message>
        <source>all runs of chesses are XORed</source>
        <translation>把所有连续段异或</translation>
    </message>
    <message>
        <source>all stones in one part, which no move from the other leads to: breaks who labels from position 0, or adds all</source>
        <translation>所有棋子在一部分，另一部分没有走法到它：能查出从局面 0 求值或把全部相加的解法</translation>
    </message>
    <message>
        <source>all triples of small heaps</source>
        <translation>所有由小堆组成的三元组</translation>
    </message>
    <message>
        <source>all {wrong} wrong answers fit{against}: {mistake}</source>
        <translation>{wrong} 个错误答案全部符合{against}：{mistake}</translation>
    </message>
    <message>
        <source>alternating</source>
        <translation>交替</translation>
    </message>
    <message>
        <source>always as much as possible is taken</source>
        <translation>总是尽量多取</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>an empty line at the end</source>
        <translation>末尾有空行</translation>
    </message>
    <message>
        <source>an empty line is missing before this line</source>
        <translation>该行之前缺少空行</translation>
    </message>
    <message>
        <source>an even number of won heaps that do not cancel out: won and lost do not add up</source>
        <translation>偶数个必胜堆而不抵消：用胜负计数就会出错</translation>
    </message>
    <message>
        <source>an even number of won rows that do not cancel out: won and lost do not add up</source>
        <translation>偶数个必胜行而不抵消：用胜负计数就会出错</translation>
    </message>
    <message>
        <source>an even number on each position that has any, so that they cancel out: the second player wins</source>
        <translation>有棋子的局面上都是偶数枚，因此抵消：后手必胜</translation>
    </message>
    <message>
        <source>an identity is out of range</source>
        <translation>标识超出范围</translation>
    </message>
    <message>
        <source>an identity stands twice</source>
        <translation>标识出现两次</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>another number of heaps in each query: heaps of the query before may be left behind</source>
        <translation>每个询问的堆数不同：可能留下上一个询问的堆</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>任意数</translation>
    </message>
    <message>
        <source>any number up to m may be taken: the value is the size mod (m + 1)</source>
        <translation>可取不超过 m 的任意数：值为大小 mod (m + 1)</translation>
    </message>
    <message>
        <source>any number up to the largest of the set may be taken: size mod (largest + 1)</source>
        <translation>不超过集合最大数的任意数都可取：大小 mod（最大数 + 1）</translation>
    </message>
    <message>
        <source>any number up to the size of the set may be taken: size mod (k + 1)</source>
        <translation>不超过集合大小的任意数都可取：大小 mod (k + 1)</translation>
    </message>
    <message>
        <source>any set of numbers, heaps of any size</source>
        <translation>任意数的集合，任意大小的堆</translation>
    </message>
    <message>
        <source>at most {most:,}</source>
        <translation>最多 {most:,}</translation>
    </message>
    <message>
        <source>at most {most:,} characters</source>
        <translation>最多 {most:,} 个字符</translation>
    </message>
    <message>
        <source>at most {width} blocks</source>
        <translation>最多 {width} 格</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>平衡</translation>
    </message>
    <message>
        <source>balanced heaps</source>
        <translation>平衡的堆</translation>
    </message>
    <message>
        <source>balanced rows</source>
        <translation>平衡的行</translation>
    </message>
    <message>
        <source>balanced, then one stone is moved on: the nim-sum is not 0, the first player wins</source>
        <translation>先平衡，再移动一枚棋子：Nim 和不为 0，先手必胜</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基础</translation>
    </message>
    <message>
        <source>bipartite</source>
        <translation>二分</translation>
    </message>
    <message>
        <source>blocks of chesses</source>
        <translation>棋子成块</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>括号嵌套太深</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>按层级</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cannot be written: there is no folder {folder}</source>
        <translation>无法写入：没有文件夹 {folder}</translation>
    </message>
    <message>
        <source>cannot be written: {folder} is no folder</source>
        <translation>无法写入：{folder} 不是文件夹</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation>无法写入：{reason}</translation>
    </message>
    <message>
        <source>case {case} has no nodes: UVA 11927 takes 0 0 for the end of the file</source>
        <translation>第 {case} 组没有结点：UVA 11927 把 0 0 当作文件的结束</translation>
    </message>
    <message>
        <source>case {case} has no positions: HDU 1524 takes N = 0 for the end of the file</source>
        <translation>第 {case} 组没有局面：HDU 1524 把 N = 0 当作文件的结束</translation>
    </message>
    <message>
        <source>case {case} has no queries, so nothing of it is written</source>
        <translation>第 {case} 组没有询问，因此什么也没有写出</translation>
    </message>
    <message>
        <source>case {case} has no queries: UVA 11927 asks one question a case, so it is left out</source>
        <translation>第 {case} 组没有询问：UVA 11927 每组一个问题，因此略去</translation>
    </message>
    <message>
        <source>case {case} is another, or there already</source>
        <translation>第 {case} 组是另一个，或已存在</translation>
    </message>
    <message>
        <source>case {case} is looked at, but there are {count}</source>
        <translation>查看的是第 {case} 组，但只有 {count} 组</translation>
    </message>
    <message>
        <source>case {case}: {what}</source>
        <translation>第 {case} 组：{what}</translation>
    </message>
    <message>
        <source>case {number}</source>
        <translation>第 {number} 组</translation>
    </message>
    <message>
        <source>case {number} is missing: nothing can be made of what is left of it</source>
        <translation>缺少第 {number} 组：剩下的内容无法恢复它</translation>
    </message>
    <message>
        <source>case {number}: {title}</source>
        <translation>第 {number} 组：{title}</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>数据组</translation>
    </message>
    <message>
        <source>catches: {mistake}</source>
        <translation>能查出：{mistake}</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>chess {number}</source>
        <translation>第 {number} 枚棋子</translation>
    </message>
    <message>
        <source>chesses in a row; 0: any number, row by row</source>
        <translation>一行的棋子数；0：任意数，各行不同</translation>
    </message>
    <message>
        <source>chesses in each row</source>
        <translation>每行的棋子数</translation>
    </message>
    <message>
        <source>chesses in the last few columns only: small games</source>
        <translation>棋子只在最后几列：小型游戏</translation>
    </message>
    <message>
        <source>chesses is {chesses}, but a row of {count} column with so many has no empty block to move to: lower it, or make the board wider</source>
        <translation>chesses 为 {chesses}，但 {count} 列的行放这么多就没有可走的空格：请减小它，或加宽棋盘</translation>
    </message>
    <message>
        <source>chesses is {chesses}, but a row of {count} columns with so many has no empty block to move to: lower it, or make the board wider</source>
        <translation>chesses 为 {chesses}，但 {count} 列的行放这么多就没有可走的空格：请减小它，或加宽棋盘</translation>
    </message>
    <message>
        <source>chesses that have already moved on</source>
        <translation>已经走过一些的棋子</translation>
    </message>
    <message>
        <source>column of chess {chess}</source>
        <translation>第 {chess} 枚棋子的列</translation>
    </message>
    <message>
        <source>column of chess {chess} of row {row}</source>
        <translation>第 {row} 行第 {chess} 枚棋子的列</translation>
    </message>
    <message>
        <source>column of the chess; 0: anywhere, row by row</source>
        <translation>棋子的列；0：任意，各行不同</translation>
    </message>
    <message>
        <source>column of the empty block; 0: anywhere, row by row</source>
        <translation>空格的列；0：任意，各行不同</translation>
    </message>
    <message>
        <source>column {column} is out of range, the columns are 1 to {width}</source>
        <translation>第 {column} 列超出范围，列为 1 到 {width}</translation>
    </message>
    <message>
        <source>column {column}: expected {expected}, {there}</source>
        <translation>第 {column} 列：应为{expected}，{there}</translation>
    </message>
    <message>
        <source>column {column}: {message}</source>
        <translation>第 {column} 列：{message}</translation>
    </message>
    <message>
        <source>column {column}: {message} (expected {expected})</source>
        <translation>第 {column} 列：{message}（应为{expected}）</translation>
    </message>
    <message>
        <source>column {column}: {message} (expected {expected}, found {found})</source>
        <translation>第 {column} 列：{message}（应为{expected}，实际为{found}）</translation>
    </message>
    <message>
        <source>column {column}: {message} (found {found})</source>
        <translation>第 {column} 列：{message}（实际为{found}）</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>columns at the right end that have chesses</source>
        <translation>右端有棋子的列数</translation>
    </message>
    <message>
        <source>columns from one chess to the next</source>
        <translation>一枚棋子到下一枚的列数</translation>
    </message>
    <message>
        <source>columns of the board; the judge has 20</source>
        <translation>棋盘的列数；评测为 20</translation>
    </message>
    <message>
        <source>common divisor</source>
        <translation>公约数</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完全图</translation>
    </message>
    <message>
        <source>copy from Grundy Studio</source>
        <translation>从 Grundy Studio 复制的内容</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>deep chain</source>
        <translation>深链</translation>
    </message>
    <message>
        <source>deep rows</source>
        <translation>很深的行</translation>
    </message>
    <message>
        <source>did you mean {command}?</source>
        <translation>是否指 {command}？</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>different moves, or all that there can be</source>
        <translation>不同的走法数，或可能的全部</translation>
    </message>
    <message>
        <source>each answer is that of the query before</source>
        <translation>每个答案都是上一个询问的答案</translation>
    </message>
    <message>
        <source>each block has a chess or not, by chance</source>
        <translation>每个格子随机有或没有棋子</translation>
    </message>
    <message>
        <source>each case alone is answered right: it depends on the case before</source>
        <translation>每个数据组单独都回答正确：它依赖于前面的数据组</translation>
    </message>
    <message>
        <source>each case smaller and sparser than the one before: breaks who keeps moves or labels of the last case</source>
        <translation>每组比前一组更小更稀疏：能查出保留上一组走法或 SG 值的解法</translation>
    </message>
    <message>
        <source>each number counts</source>
        <translation>每个数都有关</translation>
    </message>
    <message>
        <source>each number much larger than the one before</source>
        <translation>每个数都比前一个大得多</translation>
    </message>
    <message>
        <source>each possible move with the same probability</source>
        <translation>每条可能的走法概率相同</translation>
    </message>
    <message>
        <source>each row twice: all cancels out, however long the rows are</source>
        <translation>每行出现两次：无论行多长都全部抵消</translation>
    </message>
    <message>
        <source>each size of a heap, beside one of 1 to 3 and one of 4, in turning order</source>
        <translation>堆的每个大小，旁边有一个 1 到 3 和一个 4，顺序轮换</translation>
    </message>
    <message>
        <source>each size of a heap, beside two that cancel out: no wrong value can hide</source>
        <translation>堆的每个大小，旁边有两个相互抵消的：错误的值藏不住</translation>
    </message>
    <message>
        <source>each stone on any position</source>
        <translation>每枚棋子在任意局面</translation>
    </message>
    <message>
        <source>either</source>
        <translation>任一</translation>
    </message>
    <message>
        <source>embedded null byte</source>
        <translation>含有空字节</translation>
    </message>
    <message>
        <source>empty heaps</source>
        <translation>空堆</translation>
    </message>
    <message>
        <source>empty rows</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>end of file</source>
        <translation>文件结束</translation>
    </message>
    <message>
        <source>end of move {move}</source>
        <translation>第 {move} 条走法的终点</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>equal heaps</source>
        <translation>相等的堆</translation>
    </message>
    <message>
        <source>equal rows are counted once</source>
        <translation>相等的行只计一次</translation>
    </message>
    <message>
        <source>equally many chesses in all rows, of different values</source>
        <translation>各行棋子数相等，值不同</translation>
    </message>
    <message>
        <source>even</source>
        <translation>偶数</translation>
    </message>
    <message>
        <source>every graph on at most 4 positions, each move to a larger number</source>
        <translation>最多 4 个局面的所有图，每条走法到更大的编号</translation>
    </message>
    <message>
        <source>every graph without cycles on at most 4 positions, numbers shuffled</source>
        <translation>最多 4 个局面的所有无环图，编号打乱</translation>
    </message>
    <message>
        <source>every move goes to a larger number</source>
        <translation>每条走法都到更大的编号</translation>
    </message>
    <message>
        <source>every move goes to a smaller number</source>
        <translation>每条走法都到更小的编号</translation>
    </message>
    <message>
        <source>every set of numbers up to 5, with each heap to 20 and each pair of heaps to 8</source>
        <translation>所有不超过 5 的数的集合，每个到 20 的堆和每对到 8 的堆</translation>
    </message>
    <message>
        <source>every size</source>
        <translation>每个大小</translation>
    </message>
    <message>
        <source>every three heaps of at most 12</source>
        <translation>所有不超过 12 的三个堆</translation>
    </message>
    <message>
        <source>every way in which chesses can stand in the last 6 columns, one row a case</source>
        <translation>棋子在最后 6 列中的所有摆法，每组一行</translation>
    </message>
    <message>
        <source>exact heaps</source>
        <translation>恰好的堆</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>退出码 {code}</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>应为 &apos;,&apos; 或 &apos;]&apos;</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;}&apos;</source>
        <translation>应为 &apos;,&apos; 或 &apos;}&apos;</translation>
    </message>
    <message>
        <source>expected &apos;:&apos;</source>
        <translation>应为 &apos;:&apos;</translation>
    </message>
    <message>
        <source>expecting &apos;,&apos; delimiter</source>
        <translation>应为分隔符 &apos;,&apos;</translation>
    </message>
    <message>
        <source>expecting &apos;:&apos; delimiter</source>
        <translation>应为分隔符 &apos;:&apos;</translation>
    </message>
    <message>
        <source>expecting property name enclosed in double quotes</source>
        <translation>应为双引号括起的属性名</translation>
    </message>
    <message>
        <source>expecting value</source>
        <translation>应为一个值</translation>
    </message>
    <message>
        <source>extra data</source>
        <translation>多余的数据</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>递减</translation>
    </message>
    <message>
        <source>fewer parentheses within each other</source>
        <translation>更少的括号嵌套</translation>
    </message>
    <message>
        <source>fibonacci balanced</source>
        <translation>斐波那契平衡</translation>
    </message>
    <message>
        <source>fibonacci bound</source>
        <translation>斐波那契边界</translation>
    </message>
    <message>
        <source>fibonacci end</source>
        <translation>斐波那契末尾</translation>
    </message>
    <message>
        <source>fibonacci equal</source>
        <translation>斐波那契相等</translation>
    </message>
    <message>
        <source>fibonacci numbers</source>
        <translation>斐波那契数</translation>
    </message>
    <message>
        <source>fibonacci random</source>
        <translation>斐波那契随机</translation>
    </message>
    <message>
        <source>fibonacci small</source>
        <translation>斐波那契小堆</translation>
    </message>
    <message>
        <source>fibonacci start</source>
        <translation>斐波那契开头</translation>
    </message>
    <message>
        <source>found no heaps that are won, and none that is lost: allow larger heaps</source>
        <translation>没有找到必胜的堆，也没有找到必败的堆：请允许更大的堆</translation>
    </message>
    <message>
        <source>found no query of won heaps that do not cancel out: allow larger heaps or another number of them</source>
        <translation>没有找到由不抵消的必胜堆组成的询问：请允许更大的堆或改变堆数</translation>
    </message>
    <message>
        <source>found no query that greedy play gets wrong: allow larger heaps or another number of them</source>
        <translation>没有找到贪心会出错的询问：请允许更大的堆或改变堆数</translation>
    </message>
    <message>
        <source>found no query whose winner depends on one number of the set: allow larger heaps</source>
        <translation>没有找到胜者取决于集合中某一个数的询问：请允许更大的堆</translation>
    </message>
    <message>
        <source>found no query whose winner would change by taking {numbers}: allow larger heaps</source>
        <translation>没有找到因为可取 {numbers} 而改变胜者的询问：请允许更大的堆</translation>
    </message>
    <message>
        <source>found no row of width {width} that has a value above 0: make the board wider</source>
        <translation>没有找到宽度为 {width} 且值大于 0 的行：请加宽棋盘</translation>
    </message>
    <message>
        <source>found no row of width {width} that has moves and the value 0: make the board wider</source>
        <translation>没有找到宽度为 {width}、有走法且值为 0 的行：请加宽棋盘</translation>
    </message>
    <message>
        <source>found no row of width {width} that is won in one direction only: make the board wider</source>
        <translation>没有找到宽度为 {width} 且只在一个方向必胜的行：请加宽棋盘</translation>
    </message>
    <message>
        <source>found no {count} heaps of sizes 1 to {largest} that cancel out, as none has the value 0: allow larger heaps</source>
        <translation>没有找到大小 1 到 {largest} 且相互抵消的 {count} 个堆，因为没有值为 0 的：请允许更大的堆</translation>
    </message>
    <message>
        <source>found no {count} rows of width {width} that do not cancel out: make the board wider</source>
        <translation>没有找到宽度为 {width} 且不抵消的 {count} 行：请加宽棋盘</translation>
    </message>
    <message>
        <source>found no {count} rows of width {width} whose values cancel out: make the board wider</source>
        <translation>没有找到宽度为 {width} 且值相互抵消的 {count} 行：请加宽棋盘</translation>
    </message>
    <message>
        <source>found the end</source>
        <translation>已到末尾</translation>
    </message>
    <message>
        <source>found {word!r}</source>
        <translation>实际为 {word!r}</translation>
    </message>
    <message>
        <source>full rows</source>
        <translation>满行</translation>
    </message>
    <message>
        <source>g(x + {length}) = g(x) for all x</source>
        <translation>g(x + {length}) = g(x)，对所有 x</translation>
    </message>
    <message>
        <source>g(x + {length}) = g(x) for all x &gt;= {first}</source>
        <translation>g(x + {length}) = g(x)，对所有 x &gt;= {first}</translation>
    </message>
    <message>
        <source>g(x + {length}) = g(x) holds for x = {first} to {last}, as many places in a row as the largest take, {largest}: so it holds for ever</source>
        <translation>已验证 g(x + {length}) = g(x) 对 x = {first} 到 {last} 成立，连续个数等于最大取数 {largest}，因此永远成立</translation>
    </message>
    <message>
        <source>g(x + {length}) = g(x) holds for x = {first} to {last}, that is for n0 &lt;= x &lt; 2 n0 + p + t with n0 = {first}, p = {length} and the code length t = {code}: so it holds for ever (Guy and Smith 1956)</source>
        <translation>g(x + {length}) = g(x) 对 x = {first} 到 {last} 成立，即对 n0 &lt;= x &lt; 2 n0 + p + t，其中 n0 = {first}，p = {length}，编码长度 t = {code}：因此永远成立（Guy 和 Smith，1956）</translation>
    </message>
    <message>
        <source>g(x) = mex of the values of what x leads to, from a table</source>
        <translation>g(x) = x 所能走到的大小的值的 mex，查表求得</translation>
    </message>
    <message>
        <source>graph, board or heaps</source>
        <translation>图、棋盘或堆</translation>
    </message>
    <message>
        <source>greatest first</source>
        <translation>最大的在前</translation>
    </message>
    <message>
        <source>greatest is 1: there is no even number for the subtraction set</source>
        <translation>greatest 为 1：减法集合没有偶数可用</translation>
    </message>
    <message>
        <source>greatest is {greatest}: no number is larger than the largest heap, which is {largest}</source>
        <translation>greatest 为 {greatest}：没有数大于最大的堆 {largest}</translation>
    </message>
    <message>
        <source>greatest number in the subtraction set</source>
        <translation>减法集合中的最大数</translation>
    </message>
    <message>
        <source>greedy fails</source>
        <translation>贪心失败</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>group {number}</source>
        <translation>第 {number} 个分组</translation>
    </message>
    <message>
        <source>half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>has an empty heap, the judge&apos;s limit is {limit}</source>
        <translation>有空堆，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>has no stones: HDU 1524 takes M = 0 for the end of the case</source>
        <translation>没有棋子：HDU 1524 把 M = 0 当作数据组的结束</translation>
    </message>
    <message>
        <source>has only empty heaps: HDU 1848 takes 0 0 0 for the end of the file</source>
        <translation>只有空堆：HDU 1848 把 0 0 0 当作文件的结束</translation>
    </message>
    <message>
        <source>has {count} heaps: HDU 1848 has three heaps a query</source>
        <translation>有 {count} 个堆：HDU 1848 每个询问有三个堆</translation>
    </message>
    <message>
        <source>heap {item} of query {query}</source>
        <translation>询问 {query} 的第 {item} 堆</translation>
    </message>
    <message>
        <source>heap {number}</source>
        <translation>第 {number} 堆</translation>
    </message>
    <message>
        <source>heaps</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>heaps as large as Fibonacci numbers, and beside them</source>
        <translation>大小为斐波那契数及其旁边的堆</translation>
    </message>
    <message>
        <source>heaps as large as a number of the set, or nearly</source>
        <translation>大小等于或接近集合中某个数的堆</translation>
    </message>
    <message>
        <source>heaps as large as can be</source>
        <translation>尽可能大的堆</translation>
    </message>
    <message>
        <source>heaps as large as can be: a table that ends too early, a recursion too deep</source>
        <translation>尽可能大的堆：表过早结束，递归过深</translation>
    </message>
    <message>
        <source>heaps at the bound</source>
        <translation>边界上的堆</translation>
    </message>
    <message>
        <source>heaps from which nothing can be taken, and some that can just be taken whole</source>
        <translation>不能取的堆，以及恰好能整堆取走的堆</translation>
    </message>
    <message>
        <source>heaps of a query</source>
        <translation>每个询问的堆数</translation>
    </message>
    <message>
        <source>heaps of nim, each a graph of its own: the value of a position is the size of its heap</source>
        <translation>Nim 的堆，每堆是一个图：局面的值就是堆的大小</translation>
    </message>
    <message>
        <source>heaps of size 0 among the others, and only such in the first query</source>
        <translation>其中有大小为 0 的堆，第一个询问中只有这种堆</translation>
    </message>
    <message>
        <source>heaps of the highest values: more than a small array for the mex holds</source>
        <translation>值最高的堆：超出求 mex 的小数组</translation>
    </message>
    <message>
        <source>heaps of the query before are still there</source>
        <translation>上一个询问的堆还在</translation>
    </message>
    <message>
        <source>heaps of the same size are counted once</source>
        <translation>大小相同的堆只计一次</translation>
    </message>
    <message>
        <source>heaps of values above 0 that cancel out: the first player loses</source>
        <translation>值大于 0 而相互抵消的堆：先手必败</translation>
    </message>
    <message>
        <source>high values</source>
        <translation>高值</translation>
    </message>
    <message>
        <source>holds {path}, which has been changed since it was written</source>
        <translation>含有 {path}，它在写出之后被更改过</translation>
    </message>
    <message>
        <source>holds {path}, which was not written with a package</source>
        <translation>含有 {path}，它不是随数据包写出的</translation>
    </message>
    <message>
        <source>how far below the largest the sizes may be</source>
        <translation>大小可以比最大值低多少</translation>
    </message>
    <message>
        <source>how far such a move goes, at most</source>
        <translation>这样的走法最远走多远</translation>
    </message>
    <message>
        <source>how many cases</source>
        <translation>数据组数</translation>
    </message>
    <message>
        <source>how many columns follow</source>
        <translation>后面有多少列</translation>
    </message>
    <message>
        <source>how many different ranks</source>
        <translation>有多少个不同的层级</translation>
    </message>
    <message>
        <source>how many heaps</source>
        <translation>多少个堆</translation>
    </message>
    <message>
        <source>how many queries a case</source>
        <translation>每组询问数</translation>
    </message>
    <message>
        <source>how many steps a move goes, at most</source>
        <translation>一条走法最多走多少步</translation>
    </message>
    <message>
        <source>how many times a number is the one before at most</source>
        <translation>一个数最多是前一个的多少倍</translation>
    </message>
    <message>
        <source>how often a number stands in the set at most</source>
        <translation>一个数在集合中最多出现的次数</translation>
    </message>
    <message>
        <source>illegal trailing comma before end of array</source>
        <translation>数组末尾之前不允许有逗号</translation>
    </message>
    <message>
        <source>illegal trailing comma before end of object</source>
        <translation>对象末尾之前不允许有逗号</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>按顺序</translation>
    </message>
    <message>
        <source>invalid UTF-8 encoded string</source>
        <translation>无效的 UTF-8 字符串</translation>
    </message>
    <message>
        <source>invalid \escape</source>
        <translation>无效的 \转义</translation>
    </message>
    <message>
        <source>invalid \uXXXX escape</source>
        <translation>无效的 \uXXXX 转义</translation>
    </message>
    <message>
        <source>invalid character</source>
        <translation>无效的字符</translation>
    </message>
    <message>
        <source>invalid character in unicode escape</source>
        <translation>unicode 转义中有无效字符</translation>
    </message>
    <message>
        <source>invalid control character</source>
        <translation>无效的控制字符</translation>
    </message>
    <message>
        <source>invalid escape character in string</source>
        <translation>字符串中有无效的转义字符</translation>
    </message>
    <message>
        <source>invalid escaped character</source>
        <translation>无效的转义字符</translation>
    </message>
    <message>
        <source>invalid number</source>
        <translation>无效的数</translation>
    </message>
    <message>
        <source>invalid utf-16 surrogate pair</source>
        <translation>无效的 utf-16 代理对</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>不是文件</translation>
    </message>
    <message>
        <source>is no folder</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>is there already; it is kept unless it is to be replaced</source>
        <translation>已存在；除非要替换，否则会保留</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>孤立</translation>
    </message>
    <message>
        <source>it could not be started</source>
        <translation>无法启动</translation>
    </message>
    <message>
        <source>it has {size} bytes, and at most {most} are read</source>
        <translation>它有 {size} 字节，最多读取 {most} 字节</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>it is no program for this machine, or a script without a #! line such as #!/usr/bin/env python3</source>
        <translation>它不是本机的程序，或是没有 #! 行（如 #!/usr/bin/env python3）的脚本</translation>
    </message>
    <message>
        <source>it is source code; compile it first: {command}</source>
        <translation>它是源代码；请先编译：{command}</translation>
    </message>
    <message>
        <source>it may not be run; if it is a program: {command}</source>
        <translation>它不可执行；如果它是程序：{command}</translation>
    </message>
    <message>
        <source>item {number}</source>
        <translation>第 {number} 项</translation>
    </message>
    <message>
        <source>kind of game</source>
        <translation>游戏的类型</translation>
    </message>
    <message>
        <source>labels not cleared between cases</source>
        <translation>各组之间没有清除 SG 值</translation>
    </message>
    <message>
        <source>labels of all positions not cleared between cases</source>
        <translation>各组之间没有清除所有局面的 SG 值</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>梯子</translation>
    </message>
    <message>
        <source>large gaps</source>
        <translation>大间隔</translation>
    </message>
    <message>
        <source>large values</source>
        <translation>大的值</translation>
    </message>
    <message>
        <source>last column</source>
        <translation>最后一列</translation>
    </message>
    <message>
        <source>last columns</source>
        <translation>最后几列</translation>
    </message>
    <message>
        <source>late</source>
        <translation>晚</translation>
    </message>
    <message>
        <source>late period</source>
        <translation>晚周期</translation>
    </message>
    <message>
        <source>layered</source>
        <translation>分层</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>least chesses side by side</source>
        <translation>相邻棋子的最少个数</translation>
    </message>
    <message>
        <source>least value of a row</source>
        <translation>一行的最小值</translation>
    </message>
    <message>
        <source>left end</source>
        <translation>左端</translation>
    </message>
    <message>
        <source>letter case differs from the judge&apos;s in {count} answer</source>
        <translation>{count} 个答案的字母大小写与评测不同</translation>
    </message>
    <message>
        <source>letter case differs from the judge&apos;s in {count} answers</source>
        <translation>{count} 个答案的字母大小写与评测不同</translation>
    </message>
    <message>
        <source>limits cannot be below 0</source>
        <translation>限制不能小于 0</translation>
    </message>
    <message>
        <source>long</source>
        <translation>长</translation>
    </message>
    <message>
        <source>many terminals</source>
        <translation>许多终止局面</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>member {number}</source>
        <translation>第 {number} 个成员</translation>
    </message>
    <message>
        <source>memory limit exceeded</source>
        <translation>超出内存限制</translation>
    </message>
    <message>
        <source>more heaps in one query than in the next: what is left of the query before does harm</source>
        <translation>一个询问的堆比下一个多：上一个询问留下的内容会造成错误</translation>
    </message>
    <message>
        <source>more terminal positions than others: breaks who looks for one end or starts from one root</source>
        <translation>终止局面多于其他局面：能查出只找一个终点或从一个根开始的解法</translation>
    </message>
    <message>
        <source>more than {most} subgraphs lie within one another</source>
        <translation>超过 {most} 层子图相互嵌套</translation>
    </message>
    <message>
        <source>most chesses side by side</source>
        <translation>相邻棋子的最多个数</translation>
    </message>
    <message>
        <source>most empty blocks side by side</source>
        <translation>相邻空格的最多个数</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>第 {number} 条走法</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>moves a position, at most</source>
        <translation>每个局面的走法数，至多</translation>
    </message>
    <message>
        <source>moves a position, at most the width</source>
        <translation>每个局面的走法数，至多为层宽</translation>
    </message>
    <message>
        <source>moves beside the path, or all that there can be</source>
        <translation>路径之外的走法数，或可能的全部</translation>
    </message>
    <message>
        <source>moves from a higher to a lower hidden rank: to walk the numbers in order or backwards does not do</source>
        <translation>走法从隐藏层级高的到低的：按编号顺序或逆序都不行</translation>
    </message>
    <message>
        <source>moves from an upper to a lower layer only: no value above 1</source>
        <translation>走法只从上层到下层：值不超过 1</translation>
    </message>
    <message>
        <source>moves from each layer to the next: play has a fixed length</source>
        <translation>走法从每层到下一层：对局长度固定</translation>
    </message>
    <message>
        <source>moves of a part, or all that there can be</source>
        <translation>一部分的走法数，或可能的全部</translation>
    </message>
    <message>
        <source>moves to the right and down: many ways to the same position</source>
        <translation>走法向右和向下：到同一局面有多条路</translation>
    </message>
    <message>
        <source>moves, about, or all that there can be</source>
        <translation>走法数（大约），或可能的全部</translation>
    </message>
    <message>
        <source>moves, or all that there can be if these are fewer</source>
        <translation>走法数，若可能的全部更少则取全部</translation>
    </message>
    <message>
        <source>name a program</source>
        <translation>请指定程序</translation>
    </message>
    <message>
        <source>name of position {position}</source>
        <translation>局面 {position} 的名称</translation>
    </message>
    <message>
        <source>name of the format</source>
        <translation>格式的名称</translation>
    </message>
    <message>
        <source>names of the positions</source>
        <translation>局面的名称</translation>
    </message>
    <message>
        <source>nearly odd</source>
        <translation>几乎全是奇数</translation>
    </message>
    <message>
        <source>nim heaps</source>
        <translation>Nim 堆</translation>
    </message>
    <message>
        <source>nim-sum 0 means that the first player loses every query, so wins cannot be above 0</source>
        <translation>Nim 和为 0 表示先手每个询问都输，所以 wins 不能大于 0</translation>
    </message>
    <message>
        <source>nim-sum of each query (if wins is set: of each query that the first player wins); -1: any</source>
        <translation>每个询问的 Nim 和（若设置了 wins：指先手必胜的询问）；-1：任意</translation>
    </message>
    <message>
        <source>no board can be made of it</source>
        <translation>它无法做成棋盘</translation>
    </message>
    <message>
        <source>no board of width {width} has the nim-sum {target}</source>
        <translation>宽度为 {width} 的棋盘不能有 Nim 和 {target}</translation>
    </message>
    <message>
        <source>no bound: {most}</source>
        <translation>无限制：{most}</translation>
    </message>
    <message>
        <source>no empty line</source>
        <translation>没有空行</translation>
    </message>
    <message>
        <source>no heap is larger than 1000</source>
        <translation>没有大于 1000 的堆</translation>
    </message>
    <message>
        <source>no input for {format} can be made of these shapes</source>
        <translation>这些类型无法生成 {format} 的输入</translation>
    </message>
    <message>
        <source>no line end before it</source>
        <translation>它之前没有换行</translation>
    </message>
    <message>
        <source>no period is known</source>
        <translation>没有已知的周期</translation>
    </message>
    <message>
        <source>no program is named, so it cannot be started</source>
        <translation>没有指定程序，因此无法启动</translation>
    </message>
    <message>
        <source>no shape fits {format}</source>
        <translation>没有适合 {format} 的类型</translation>
    </message>
    <message>
        <source>no shape {shape!r} for {format} (it has {shapes})</source>
        <translation>{format} 没有类型 {shape!r}（它有 {shapes}）</translation>
    </message>
    <message>
        <source>no stone can stand off balance: no position has a move</source>
        <translation>棋子不能摆成不平衡：没有局面有走法</translation>
    </message>
    <message>
        <source>no stones at all, whatever the count: the second player wins</source>
        <translation>无论数量多少都没有棋子：后手必胜</translation>
    </message>
    <message>
        <source>no stones on this graph have the nim-sum {target}: its highest value is {highest}</source>
        <translation>该图上没有棋子摆法使 Nim 和为 {target}：它的最高值为 {highest}</translation>
    </message>
    <message>
        <source>no such query has a nim-sum above 0: {rule}</source>
        <translation>没有这样的询问 Nim 和大于 0：{rule}</translation>
    </message>
    <message>
        <source>no such query has the nim-sum {target}: {rule}</source>
        <translation>没有这样的询问 Nim 和为 {target}：{rule}</translation>
    </message>
    <message>
        <source>nobody can move on a board of width 1: no first player wins there</source>
        <translation>宽度为 1 的棋盘上谁都不能走：先手不可能赢</translation>
    </message>
    <message>
        <source>node {value} is out of range, the nodes are 0 to {last}</source>
        <translation>结点 {value} 超出范围，结点为 0 到 {last}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not a whole number</source>
        <translation>不是整数</translation>
    </message>
    <message>
        <source>note {number}</source>
        <translation>第 {number} 个便笺</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing of the file can be read</source>
        <translation>文件中没有可读取的内容</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>number of cases</source>
        <translation>数据组个数</translation>
    </message>
    <message>
        <source>number of chesses of row {row}</source>
        <translation>第 {row} 行的棋子个数</translation>
    </message>
    <message>
        <source>number of chesses, or a picture such as .X..X</source>
        <translation>棋子个数，或 .X..X 这样的图形</translation>
    </message>
    <message>
        <source>number of columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>number of heaps of query {query}</source>
        <translation>询问 {query} 的堆数</translation>
    </message>
    <message>
        <source>number of moves of case {case}</source>
        <translation>第 {case} 组的走法个数</translation>
    </message>
    <message>
        <source>number of nodes of case {case}</source>
        <translation>第 {case} 组的结点个数</translation>
    </message>
    <message>
        <source>number of out-positions of position {position}</source>
        <translation>局面 {position} 的后继个数</translation>
    </message>
    <message>
        <source>number of positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>number of positions of case {case}</source>
        <translation>第 {case} 组的局面个数</translation>
    </message>
    <message>
        <source>number of queries of case {case}</source>
        <translation>第 {case} 组的询问个数</translation>
    </message>
    <message>
        <source>number of rows of case {case}</source>
        <translation>第 {case} 组的行数</translation>
    </message>
    <message>
        <source>number of stones of query {query} of case {case}</source>
        <translation>第 {case} 组询问 {query} 的棋子个数</translation>
    </message>
    <message>
        <source>number out of range</source>
        <translation>数超出范围</translation>
    </message>
    <message>
        <source>number {item} of the subtraction set</source>
        <translation>减法集合的第 {item} 个数</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>numbers in the subtraction set</source>
        <translation>减法集合的数的个数</translation>
    </message>
    <message>
        <source>numbers larger than any heap</source>
        <translation>大于任何堆的数</translation>
    </message>
    <message>
        <source>numbers larger than any heap among the others: an index below 0 or a larger table</source>
        <translation>其中有大于任何堆的数：下标会小于 0，或需要更大的表</translation>
    </message>
    <message>
        <source>numbers of a change ({name}) are out of range</source>
        <translation>一处更改的数（{name}）超出范围</translation>
    </message>
    <message>
        <source>numbers of the case before are still in the subtraction set</source>
        <translation>上一组的数还在减法集合中</translation>
    </message>
    <message>
        <source>numbers say nothing: moves go to larger and to smaller ones</source>
        <translation>编号没有规律：走法到更大和更小的编号</translation>
    </message>
    <message>
        <source>numbers that stand in the set more than once: moves may not be counted</source>
        <translation>在集合中出现多次的数：走法不应重复计数</translation>
    </message>
    <message>
        <source>numbers up to {most:,}</source>
        <translation>不超过 {most:,} 的数</translation>
    </message>
    <message>
        <source>object keys must be strings</source>
        <translation>对象的键必须是字符串</translation>
    </message>
    <message>
        <source>odd numbers and an even one: parity nearly gives the answer</source>
        <translation>若干奇数和一个偶数：奇偶性几乎就是答案</translation>
    </message>
    <message>
        <source>off by one</source>
        <translation>差一</translation>
    </message>
    <message>
        <source>off-by-one</source>
        <translation>差一</translation>
    </message>
    <message>
        <source>on positions whose values cancel out: nim-sum 0, the second player wins</source>
        <translation>在值相互抵消的局面上：Nim 和为 0，后手必胜</translation>
    </message>
    <message>
        <source>on positions without moves only: the second player wins</source>
        <translation>只在没有走法的局面上：后手必胜</translation>
    </message>
    <message>
        <source>on the input before shrinking</source>
        <translation>针对缩小之前的输入</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>one blank</source>
        <translation>一个空格</translation>
    </message>
    <message>
        <source>one case holds more than {most:,} numbers: make it smaller</source>
        <translation>一个数据组包含超过 {most:,} 个数：请减小</translation>
    </message>
    <message>
        <source>one chess</source>
        <translation>一枚棋子</translation>
    </message>
    <message>
        <source>one chess a row: only the parity of its way counts</source>
        <translation>每行一枚棋子：只有路程的奇偶性有关</translation>
    </message>
    <message>
        <source>one chess, and one gap in a full row, at each column</source>
        <translation>在每一列：一枚棋子，以及满行中的一个空隙</translation>
    </message>
    <message>
        <source>one counter may always be taken</source>
        <translation>总是可以取一枚</translation>
    </message>
    <message>
        <source>one empty block: all chesses on its left can jump into it</source>
        <translation>只有一个空格：它左边的所有棋子都能跳进去</translation>
    </message>
    <message>
        <source>one empty line</source>
        <translation>一个空行</translation>
    </message>
    <message>
        <source>one gap</source>
        <translation>一个空隙</translation>
    </message>
    <message>
        <source>one heap</source>
        <translation>一堆</translation>
    </message>
    <message>
        <source>one heap a query, size after size: no wrong value can cancel out</source>
        <translation>每个询问一个堆，大小依次增加：错误的值无法抵消</translation>
    </message>
    <message>
        <source>one move apart</source>
        <translation>只差一条走法</translation>
    </message>
    <message>
        <source>one move leads to each position but the root</source>
        <translation>除根之外每个局面恰有一条走法到达</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>one of {choices}</source>
        <translation>{choices} 之一</translation>
    </message>
    <message>
        <source>one of {count} consecutive numbers ({first}, ..., {last})</source>
        <translation>{count} 个连续的数之一（{first}, ..., {last}）</translation>
    </message>
    <message>
        <source>one of {count} numbers ({first}, ..., {last})</source>
        <translation>{count} 个数之一（{first}, ..., {last}）</translation>
    </message>
    <message>
        <source>one position after the other: breaks who takes the mex of all that can be reached, not of followers</source>
        <translation>局面一个接一个：能查出对所有可达局面而不是后继取 mex 的解法</translation>
    </message>
    <message>
        <source>one sided</source>
        <translation>单侧</translation>
    </message>
    <message>
        <source>only a nim-sum of 1 is taken for a win</source>
        <translation>只有 Nim 和为 1 被当作必胜</translation>
    </message>
    <message>
        <source>only one number may be taken</source>
        <translation>只能取一个数</translation>
    </message>
    <message>
        <source>only the first case is answered</source>
        <translation>只回答第一组</translation>
    </message>
    <message>
        <source>only the first heap is looked at</source>
        <translation>只看第一个堆</translation>
    </message>
    <message>
        <source>only the first move of each position is followed</source>
        <translation>只沿每个局面的第一条走法</translation>
    </message>
    <message>
        <source>only the first query of each case is answered</source>
        <translation>只回答每组的第一个询问</translation>
    </message>
    <message>
        <source>only the first row is looked at</source>
        <translation>只看第一行</translation>
    </message>
    <message>
        <source>only the first stone is looked at</source>
        <translation>只看第一枚棋子</translation>
    </message>
    <message>
        <source>only the first ten Fibonacci numbers are used</source>
        <translation>只用前十个斐波那契数</translation>
    </message>
    <message>
        <source>only the first {most} are kept</source>
        <translation>只保留前 {most} 个</translation>
    </message>
    <message>
        <source>only the largest heap is looked at</source>
        <translation>只看最大的堆</translation>
    </message>
    <message>
        <source>only the largest number of the subtraction set is used</source>
        <translation>只用减法集合的最大数</translation>
    </message>
    <message>
        <source>only the last heap is looked at</source>
        <translation>只看最后一个堆</translation>
    </message>
    <message>
        <source>only the last move of each position is followed</source>
        <translation>只沿每个局面的最后一条走法</translation>
    </message>
    <message>
        <source>only the last query of each case is answered</source>
        <translation>只回答每组的最后一个询问</translation>
    </message>
    <message>
        <source>only the last row is looked at</source>
        <translation>只看最后一行</translation>
    </message>
    <message>
        <source>only the last stone is looked at</source>
        <translation>只看最后一枚棋子</translation>
    </message>
    <message>
        <source>only the parity of the distances to the right end is looked at</source>
        <translation>只看到右端的距离的奇偶性</translation>
    </message>
    <message>
        <source>only the parity of the longest way is looked at</source>
        <translation>只看最长路的奇偶性</translation>
    </message>
    <message>
        <source>only the parity of the number of chesses is looked at</source>
        <translation>只看棋子数的奇偶性</translation>
    </message>
    <message>
        <source>only the parity of the number of heaps is looked at</source>
        <translation>只看堆数的奇偶性</translation>
    </message>
    <message>
        <source>only the parity of the number of moves is looked at</source>
        <translation>只看走法数的奇偶性</translation>
    </message>
    <message>
        <source>only the parity of the number of stones is looked at</source>
        <translation>只看棋子数的奇偶性</translation>
    </message>
    <message>
        <source>only the parity of the total size is looked at</source>
        <translation>只看总大小的奇偶性</translation>
    </message>
    <message>
        <source>only the smallest number of the subtraction set is used</source>
        <translation>只用减法集合的最小数</translation>
    </message>
    <message>
        <source>only whether the nim-sum, or the sum, of the values is odd is looked at</source>
        <translation>只看 Nim 和（或值的和）是否为奇数</translation>
    </message>
    <message>
        <source>only {word!r}</source>
        <translation>只有 {word!r}</translation>
    </message>
    <message>
        <source>order of the chesses in a row</source>
        <translation>一行中棋子的顺序</translation>
    </message>
    <message>
        <source>order of the numbers</source>
        <translation>数的顺序</translation>
    </message>
    <message>
        <source>out-position {item} of position {position}</source>
        <translation>局面 {position} 的第 {item} 个后继</translation>
    </message>
    <message>
        <source>outside in</source>
        <translation>由外向内</translation>
    </message>
    <message>
        <source>own</source>
        <translation>专用</translation>
    </message>
    <message>
        <source>pairs of equal heaps: they cancel out, their sum does not</source>
        <translation>成对的相等的堆：它们抵消，而总和不抵消</translation>
    </message>
    <message>
        <source>pairs of positions</source>
        <translation>成对的局面</translation>
    </message>
    <message>
        <source>pairs of rows that differ in the last column only</source>
        <translation>只在最后一列不同的成对的行</translation>
    </message>
    <message>
        <source>pairs that win or lose alike, but one pair may differ in value: breaks who adds wins and losses</source>
        <translation>胜负相同的一对局面，但其中一对的值可能不同：能查出把胜负相加的解法</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>per cent of all possible moves in the first case</source>
        <translation>第一组中可能的走法所占的百分比</translation>
    </message>
    <message>
        <source>per cent of all possible moves that are there</source>
        <translation>可能的走法中存在的百分比</translation>
    </message>
    <message>
        <source>per cent of the blocks that have a chess</source>
        <translation>有棋子的格子的百分比</translation>
    </message>
    <message>
        <source>per cent of the heaps that have size 0</source>
        <translation>大小为 0 的堆的百分比</translation>
    </message>
    <message>
        <source>per cent of the queries that the first player wins; -1: as it comes</source>
        <translation>先手必胜的询问的百分比；-1：顺其自然</translation>
    </message>
    <message>
        <source>per cent of the rows without a chess</source>
        <translation>没有棋子的行的百分比</translation>
    </message>
    <message>
        <source>place of position {position}</source>
        <translation>局面 {position} 的位置</translation>
    </message>
    <message>
        <source>places of the positions</source>
        <translation>局面的位置</translation>
    </message>
    <message>
        <source>plain ASCII text</source>
        <translation>纯 ASCII 文本</translation>
    </message>
    <message>
        <source>position 0 is left out: its label stays 0</source>
        <translation>漏了局面 0：它的 SG 值保持 0</translation>
    </message>
    <message>
        <source>position {value} is out of range, the positions are 0 to {last}</source>
        <translation>局面 {value} 超出范围，局面为 0 到 {last}</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>positions a layer</source>
        <translation>每层的局面数</translation>
    </message>
    <message>
        <source>positions above</source>
        <translation>上方的局面数</translation>
    </message>
    <message>
        <source>positions above, of 1 to 3 moves each</source>
        <translation>上方的局面数，每个有 1 到 3 条走法</translation>
    </message>
    <message>
        <source>positions and moves</source>
        <translation>局面和走法</translation>
    </message>
    <message>
        <source>positions are counted from {first}: the smallest number in the file is {smallest}</source>
        <translation>局面从 {first} 起编号：文件中最小的编号是 {smallest}</translation>
    </message>
    <message>
        <source>positions below</source>
        <translation>下方的局面数</translation>
    </message>
    <message>
        <source>positions beside the double</source>
        <translation>除成对之外的局面数</translation>
    </message>
    <message>
        <source>positions of the first case</source>
        <translation>第一组的局面数</translation>
    </message>
    <message>
        <source>positions of the other part</source>
        <translation>另一部分的局面数</translation>
    </message>
    <message>
        <source>positions of the part with the stones</source>
        <translation>有棋子的部分的局面数</translation>
    </message>
    <message>
        <source>positions on a side</source>
        <translation>每边的局面数</translation>
    </message>
    <message>
        <source>positions that have none</source>
        <translation>没有走法的局面数</translation>
    </message>
    <message>
        <source>positions that may have moves</source>
        <translation>可以有走法的局面数</translation>
    </message>
    <message>
        <source>positions that no move touches, among others: breaks who labels only what a move names</source>
        <translation>其中有没有走法涉及的局面：能查出只给走法提到的局面求值的解法</translation>
    </message>
    <message>
        <source>positions with moves</source>
        <translation>有走法的局面数</translation>
    </message>
    <message>
        <source>positions without</source>
        <translation>没有走法的局面数</translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation>二的幂</translation>
    </message>
    <message>
        <source>powers of two are taken instead of Fibonacci numbers</source>
        <translation>用二的幂代替斐波那契数</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>queries of a case</source>
        <translation>每组询问数</translation>
    </message>
    <message>
        <source>queries of the file</source>
        <translation>文件的询问数</translation>
    </message>
    <message>
        <source>queries that are answered wrongly if each move takes as much as it can</source>
        <translation>如果每步都尽量多取就会答错的询问</translation>
    </message>
    <message>
        <source>queries that find out a list of numbers that ends too early</source>
        <translation>能查出数列过早结束的询问</translation>
    </message>
    <message>
        <source>queries that tell 1, 2, 3, 5 from 2, 3, 5 or 1, 3, 5 or 1, 3, 4 or 1, 2, 4</source>
        <translation>能区分 1, 2, 3, 5 与 2, 3, 5 或 1, 3, 5 或 1, 3, 4 或 1, 2, 4 的询问</translation>
    </message>
    <message>
        <source>queries whose winner changes if one number is left out of the set</source>
        <translation>从集合中去掉一个数就会改变胜者的询问</translation>
    </message>
    <message>
        <source>query {number}</source>
        <translation>第 {number} 个询问</translation>
    </message>
    <message>
        <source>query {query} has {count} heaps, the judge&apos;s limit is {limit}</source>
        <translation>询问 {query} 有 {count} 个堆，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>query {query} has {count} stones, the judge&apos;s limit is {limit}</source>
        <translation>询问 {query} 有 {count} 枚棋子，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>query {query} is looked at, but its case has {count}</source>
        <translation>查看的是询问 {query}，但该组只有 {count} 个</translation>
    </message>
    <message>
        <source>query {query} of case {case} {what}</source>
        <translation>第 {case} 组的询问 {query} {what}</translation>
    </message>
    <message>
        <source>query {query} of case {case}: {reason}</source>
        <translation>第 {case} 组的询问 {query}：{reason}</translation>
    </message>
    <message>
        <source>query {query} of case {case}: {what}</source>
        <translation>第 {case} 组的询问 {query}：{what}</translation>
    </message>
    <message>
        <source>query {query} {what}</source>
        <translation>询问 {query} {what}</translation>
    </message>
    <message>
        <source>query {query}: {what}</source>
        <translation>询问 {query}：{what}</translation>
    </message>
    <message>
        <source>quiet rows</source>
        <translation>平静的行</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>random graph</source>
        <translation>随机图</translation>
    </message>
    <message>
        <source>random rows</source>
        <translation>随机行</translation>
    </message>
    <message>
        <source>random set</source>
        <translation>随机集合</translation>
    </message>
    <message>
        <source>repeated moves</source>
        <translation>重复的走法</translation>
    </message>
    <message>
        <source>repeated numbers</source>
        <translation>重复的数</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>逆序</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>右端</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <source>row {number}: the rows lead to more than {most:,} arrangements, too many for a graph</source>
        <translation>第 {number} 行：这些行能走到超过 {most:,} 种摆法，做成图太多了</translation>
    </message>
    <message>
        <source>row {row} has a chess behind column {width}: clear it first</source>
        <translation>第 {row} 行在第 {width} 列之后有棋子：请先取走</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rows of the board</source>
        <translation>棋盘的行数</translation>
    </message>
    <message>
        <source>rows of the largest values that there are</source>
        <translation>值取到最大的行</translation>
    </message>
    <message>
        <source>rows of values above 0 that cancel out: the first player loses</source>
        <translation>值大于 0 而相互抵消的行：先手必败</translation>
    </message>
    <message>
        <source>rows that are won from left to right or from right to left, not both</source>
        <translation>从左到右或从右到左之中只有一个方向必胜的行</translation>
    </message>
    <message>
        <source>rows with many moves and the value 0</source>
        <translation>走法很多而值为 0 的行</translation>
    </message>
    <message>
        <source>rows without a chess (m = 0) between others</source>
        <translation>其他行之间夹有没有棋子的行（m = 0）</translation>
    </message>
    <message>
        <source>rows without a chess (m = 0): nobody can move</source>
        <translation>没有棋子的行（m = 0）：谁都不能走</translation>
    </message>
    <message>
        <source>run of stones {number}</source>
        <translation>第 {number} 段棋子</translation>
    </message>
    <message>
        <source>rungs, of two positions each</source>
        <translation>横档数，每档两个局面</translation>
    </message>
    <message>
        <source>runs of chesses with gaps between them</source>
        <translation>之间有空隙的棋子连续段</translation>
    </message>
    <message>
        <source>same count</source>
        <translation>数量相同</translation>
    </message>
    <message>
        <source>same pattern</source>
        <translation>样子相同</translation>
    </message>
    <message>
        <source>sets of any length: what is left of the set or the table of the case before does harm</source>
        <translation>长短不一的集合：上一组留下的集合或表会造成错误</translation>
    </message>
    <message>
        <source>sets whose values repeat late or after long: a period guessed from the first values is wrong</source>
        <translation>值很晚或隔很久才重复的集合：从前面的值猜出的周期是错的</translation>
    </message>
    <message>
        <source>sets without 1: some counters may be left for ever</source>
        <translation>不含 1 的集合：可能永远剩下一些</translation>
    </message>
    <message>
        <source>several stones on one position are counted as one</source>
        <translation>一个局面上的几枚棋子只计一枚</translation>
    </message>
    <message>
        <source>shortest is {shortest}, more than longest, which is {longest}</source>
        <translation>shortest 为 {shortest}，大于 longest，后者为 {longest}</translation>
    </message>
    <message>
        <source>shrinking</source>
        <translation>逐渐缩小</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>signal {signal}</source>
        <translation>信号 {signal}</translation>
    </message>
    <message>
        <source>size of the first heap; the others are 1 to that</source>
        <translation>第一堆的大小；其他堆为 1 到它</translation>
    </message>
    <message>
        <source>size of the largest heap</source>
        <translation>最大堆的大小</translation>
    </message>
    <message>
        <source>size of the subtraction set of case {case}</source>
        <translation>第 {case} 组减法集合的大小</translation>
    </message>
    <message>
        <source>size of the subtraction set of case {case}, or the 0 that ends the file</source>
        <translation>第 {case} 组减法集合的大小，或结束文件的 0</translation>
    </message>
    <message>
        <source>smallest number in the subtraction set</source>
        <translation>减法集合中的最小数</translation>
    </message>
    <message>
        <source>smallest with value</source>
        <translation>具有某值的最小图</translation>
    </message>
    <message>
        <source>something in the file is broken</source>
        <translation>文件中有内容损坏</translation>
    </message>
    <message>
        <source>something is broken here, and left out</source>
        <translation>这里有内容损坏，已略去</translation>
    </message>
    <message>
        <source>something to look for, as in &apos;value 3&apos;, &apos;P&apos; or a name</source>
        <translation>要查找的内容，例如 &apos;value 3&apos;、&apos;P&apos; 或名称</translation>
    </message>
    <message>
        <source>sparse board</source>
        <translation>稀疏的棋盘</translation>
    </message>
    <message>
        <source>split a heap in two, taking nothing</source>
        <translation>把一堆拆成两堆，不取走</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>start of move {move}</source>
        <translation>第 {move} 条走法的起点</translation>
    </message>
    <message>
        <source>stone {item} of query {query}</source>
        <translation>询问 {query} 的第 {item} 枚棋子</translation>
    </message>
    <message>
        <source>stones a query (with maximum: on each position)</source>
        <translation>每个询问的棋子数（maximum 时：每个局面上的棋子数）</translation>
    </message>
    <message>
        <source>stones a query, one fewer if odd (on every position for maximum)</source>
        <translation>每个询问的棋子数，若为奇数则少一枚（maximum 时为每个局面上的数量）</translation>
    </message>
    <message>
        <source>stones on a position that is not there, or too many or too few</source>
        <translation>棋子在不存在的局面上，或太多、太少</translation>
    </message>
    <message>
        <source>stones on node {node}</source>
        <translation>结点 {node} 上的棋子</translation>
    </message>
    <message>
        <source>stones on position {position}: {range}</source>
        <translation>局面 {position} 上的棋子：{range}</translation>
    </message>
    <message>
        <source>stones placed: {kind}</source>
        <translation>棋子摆法：{kind}</translation>
    </message>
    <message>
        <source>stopped after {seconds:.1f} s</source>
        <translation>{seconds:.1f} 秒后停止</translation>
    </message>
    <message>
        <source>stopped after {size} bytes</source>
        <translation>{size} 字节后停止</translation>
    </message>
    <message>
        <source>stopped at {size:.0f} MB</source>
        <translation>在 {size:.0f} MB 时停止</translation>
    </message>
    <message>
        <source>take 1 to {last}</source>
        <translation>取 1 到 {last}</translation>
    </message>
    <message>
        <source>take a whole heap of {sizes}</source>
        <translation>取走大小为 {sizes} 的整堆</translation>
    </message>
    <message>
        <source>take any number</source>
        <translation>取任意数量</translation>
    </message>
    <message>
        <source>take up to</source>
        <translation>至多取 m 个</translation>
    </message>
    <message>
        <source>take {numbers}</source>
        <translation>取 {numbers}</translation>
    </message>
    <message>
        <source>take {numbers}, leaving {leaving}</source>
        <translation>取 {numbers}，留下{leaving}</translation>
    </message>
    <message>
        <source>taken as {count}, which the rest of the case speaks for</source>
        <translation>按 {count} 处理，数据组的其余部分与此相符</translation>
    </message>
    <message>
        <source>taken as {width}</source>
        <translation>按 {width} 处理</translation>
    </message>
    <message>
        <source>taken for {kind}</source>
        <translation>按{kind}处理</translation>
    </message>
    <message>
        <source>terminals</source>
        <translation>终止局面</translation>
    </message>
    <message>
        <source>tests/01 and tests/01.a, problem.xml, statement sections and scripts.</source>
        <translation>tests/01 和 tests/01.a、problem.xml、题面各部分和脚本。</translation>
    </message>
    <message>
        <source>text after the end mark is ignored</source>
        <translation>结束标记之后的文本被忽略</translation>
    </message>
    <message>
        <source>text after the last case is ignored</source>
        <translation>最后一个数据组之后的文本被忽略</translation>
    </message>
    <message>
        <source>the 0 0 that ends the file is missing</source>
        <translation>缺少结束文件的 0 0</translation>
    </message>
    <message>
        <source>the 0 that ends the case is missing at the end of the file</source>
        <translation>文件末尾缺少结束数据组的 0</translation>
    </message>
    <message>
        <source>the 2 is missing among the Fibonacci numbers</source>
        <translation>斐波那契数中缺少 2</translation>
    </message>
    <message>
        <source>the Fibonacci numbers are taken to be 1, 3, 4, 7 and so on</source>
        <translation>把斐波那契数当作 1, 3, 4, 7 等</translation>
    </message>
    <message>
        <source>the Fibonacci numbers end before 610</source>
        <translation>斐波那契数在 610 之前结束</translation>
    </message>
    <message>
        <source>the Fibonacci numbers start at 2</source>
        <translation>斐波那契数从 2 开始</translation>
    </message>
    <message>
        <source>the answer to the first query is given to all queries of the case</source>
        <translation>第一个询问的答案用于该组的所有询问</translation>
    </message>
    <message>
        <source>the answer to the last query is given to all queries of the case</source>
        <translation>最后一个询问的答案用于该组的所有询问</translation>
    </message>
    <message>
        <source>the answers cannot be told: {reason}</source>
        <translation>无法求出答案：{reason}</translation>
    </message>
    <message>
        <source>the answers of a case are spaced otherwise than the judge&apos;s, which has nothing between them</source>
        <translation>一组的答案之间的间隔与评测不同，评测之间没有任何内容</translation>
    </message>
    <message>
        <source>the board has {count} column, in HDU 5724 each board has {width}</source>
        <translation>棋盘有 {count} 列，HDU 5724 中每个棋盘有 {width} 列</translation>
    </message>
    <message>
        <source>the board has {count} columns, in HDU 5724 each board has {width}</source>
        <translation>棋盘有 {count} 列，HDU 5724 中每个棋盘有 {width} 列</translation>
    </message>
    <message>
        <source>the chesses of a row in no order: a reader that expects rising columns fails</source>
        <translation>一行的棋子不按顺序：以为列号递增的读取程序会出错</translation>
    </message>
    <message>
        <source>the column is out of range, the columns are 1 to {width}</source>
        <translation>列超出范围，列为 1 到 {width}</translation>
    </message>
    <message>
        <source>the count on every position, one stone fewer on half of them</source>
        <translation>每个局面上都放该数量，其中一半少一枚</translation>
    </message>
    <message>
        <source>the digit before the point is 0, or 4 for splitting without taking: else the game would not end</source>
        <translation>小数点前的数字是 0，或用 4 表示只拆不取：否则游戏不会结束</translation>
    </message>
    <message>
        <source>the digits of an octal code are 0 to 7</source>
        <translation>八进制编码的数字为 0 到 7</translation>
    </message>
    <message>
        <source>the distances of the chesses to the right end are XORed</source>
        <translation>把棋子到右端的距离异或</translation>
    </message>
    <message>
        <source>the edges have no direction: each was taken as a move from its first end to its second</source>
        <translation>边没有方向：每条都按从第一端到第二端的走法读取</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件结束</translation>
    </message>
    <message>
        <source>the end of the range</source>
        <translation>范围的末尾</translation>
    </message>
    <message>
        <source>the end of the rule</source>
        <translation>规则的末尾</translation>
    </message>
    <message>
        <source>the end or another term</source>
        <translation>末尾或另一项</translation>
    </message>
    <message>
        <source>the ends of the moves are read as counted from 1</source>
        <translation>走法的两端按从 1 起编号读取</translation>
    </message>
    <message>
        <source>the field {name!r} is missing</source>
        <translation>缺少字段 {name!r}</translation>
    </message>
    <message>
        <source>the field {name!r} is not known here</source>
        <translation>这里没有字段 {name!r}</translation>
    </message>
    <message>
        <source>the file ends here</source>
        <translation>文件在这里结束</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>文件过早结束</translation>
    </message>
    <message>
        <source>the file ends within a number</source>
        <translation>文件在数的中间结束</translation>
    </message>
    <message>
        <source>the file has {message}</source>
        <translation>文件有{message}</translation>
    </message>
    <message>
        <source>the file is broken: {flaw}</source>
        <translation>文件已损坏：{flaw}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>文件不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>the first heap is left out</source>
        <translation>漏了第一个堆</translation>
    </message>
    <message>
        <source>the first number of the subtraction set is left out</source>
        <translation>漏了减法集合的第一个数</translation>
    </message>
    <message>
        <source>the first player cannot win: no position has a move</source>
        <translation>先手不可能赢：没有局面有走法</translation>
    </message>
    <message>
        <source>the first player is always said to lose</source>
        <translation>总说先手必败</translation>
    </message>
    <message>
        <source>the first player is always said to win</source>
        <translation>总说先手必胜</translation>
    </message>
    <message>
        <source>the first player is said to win only if each heap alone would</source>
        <translation>只有每个堆单独都必胜才说先手必胜</translation>
    </message>
    <message>
        <source>the first player is said to win only if each row alone would</source>
        <translation>只有每一行单独都必胜才说先手必胜</translation>
    </message>
    <message>
        <source>the first player is said to win only if each stone alone would</source>
        <translation>只有每枚棋子单独都必胜才说先手必胜</translation>
    </message>
    <message>
        <source>the first row is left out</source>
        <translation>漏了第一行</translation>
    </message>
    <message>
        <source>the first {case} of {cases} cases hold more than {most:,} numbers: ask for fewer cases, or smaller ones</source>
        <translation>{cases} 个数据组中前 {case} 个就包含超过 {most:,} 个数：请减少个数或减小规模</translation>
    </message>
    <message>
        <source>the format prints its answers in a way that cannot be taken apart</source>
        <translation>该格式输出答案的方式无法拆分</translation>
    </message>
    <message>
        <source>the format&apos;s writer writes this otherwise</source>
        <translation>该格式的写法与此不同</translation>
    </message>
    <message>
        <source>the gaps between the chesses are played as Nim</source>
        <translation>把棋子之间的空隙当作 Nim</translation>
    </message>
    <message>
        <source>the graph is undirected: moves go one way</source>
        <translation>图是无向的：走法是单向的</translation>
    </message>
    <message>
        <source>the graph of the sizes 0 to {largest:,} would have more than {most:,} moves</source>
        <translation>大小 0 到 {largest:,} 的图将有超过 {most:,} 条走法</translation>
    </message>
    <message>
        <source>the graph of the sizes 0 to {largest:,} would have more than {most:,} positions</source>
        <translation>大小 0 到 {largest:,} 的图将有超过 {most:,} 个局面</translation>
    </message>
    <message>
        <source>the heaps are added up to one</source>
        <translation>把各堆加成一个</translation>
    </message>
    <message>
        <source>the highest value below them</source>
        <translation>其下的最高值</translation>
    </message>
    <message>
        <source>the identities of the cases make no sense</source>
        <translation>数据组的标识没有意义</translation>
    </message>
    <message>
        <source>the journal breaks off within what its changes start from</source>
        <translation>日志在更改的起点内容中中断</translation>
    </message>
    <message>
        <source>the labels are made from the first position to the last</source>
        <translation>SG 值从第一个局面求到最后一个</translation>
    </message>
    <message>
        <source>the labels are made from the last position to the first</source>
        <translation>SG 值从最后一个局面求到第一个</translation>
    </message>
    <message>
        <source>the labels of the first case are used for all</source>
        <translation>第一组的 SG 值用于所有组</translation>
    </message>
    <message>
        <source>the largest follower plus one is taken instead of the mex</source>
        <translation>取最大的后继值加一，而不是 mex</translation>
    </message>
    <message>
        <source>the last case is answered twice</source>
        <translation>最后一组回答了两次</translation>
    </message>
    <message>
        <source>the last case is not answered</source>
        <translation>最后一组没有回答</translation>
    </message>
    <message>
        <source>the last column is forgotten</source>
        <translation>忘了最后一列</translation>
    </message>
    <message>
        <source>the last heap is left out</source>
        <translation>漏了最后一个堆</translation>
    </message>
    <message>
        <source>the last line does not end with a line feed</source>
        <translation>最后一行没有以换行符结束</translation>
    </message>
    <message>
        <source>the last number of the list that is too short</source>
        <translation>过短的数列的最后一个数</translation>
    </message>
    <message>
        <source>the last number of the subtraction set is left out</source>
        <translation>漏了减法集合的最后一个数</translation>
    </message>
    <message>
        <source>the last query of each case is not answered</source>
        <translation>每组的最后一个询问没有回答</translation>
    </message>
    <message>
        <source>the last row is left out</source>
        <translation>漏了最后一行</translation>
    </message>
    <message>
        <source>the line ends with CR LF</source>
        <translation>该行以 CR LF 结束</translation>
    </message>
    <message>
        <source>the longest games: a search without memory does not end</source>
        <translation>最长的游戏：没有记忆化的搜索不会结束</translation>
    </message>
    <message>
        <source>the marks for the mex are never cleared</source>
        <translation>求 mex 的标记从不清除</translation>
    </message>
    <message>
        <source>the marks for the mex are shared in the recursion</source>
        <translation>求 mex 的标记在递归中共用</translation>
    </message>
    <message>
        <source>the mex is looked for from 1 on</source>
        <translation>mex 从 1 开始找</translation>
    </message>
    <message>
        <source>the move from {source} to {target} stands a second time, without a count</source>
        <translation>从 {source} 到 {target} 的走法第二次出现，而没有次数</translation>
    </message>
    <message>
        <source>the move {source} -&gt; {target} closes a cycle: left out</source>
        <translation>走法 {source} -&gt; {target} 构成环：已略去</translation>
    </message>
    <message>
        <source>the moves are read the wrong way round</source>
        <translation>走法读反了</translation>
    </message>
    <message>
        <source>the moves close a cycle, so there are no layers</source>
        <translation>走法构成环，因此没有分层</translation>
    </message>
    <message>
        <source>the moves form a cycle</source>
        <translation>走法形成环</translation>
    </message>
    <message>
        <source>the moves form a cycle: {cycle}</source>
        <translation>走法形成环：{cycle}</translation>
    </message>
    <message>
        <source>the moves form very many cycles</source>
        <translation>走法构成非常多的环</translation>
    </message>
    <message>
        <source>the moves of the cases before are not cleared</source>
        <translation>没有清除前面各组的走法</translation>
    </message>
    <message>
        <source>the name of a field should stand here</source>
        <translation>这里应有字段的名称</translation>
    </message>
    <message>
        <source>the name of the case is no text</source>
        <translation>数据组的名称不是文本</translation>
    </message>
    <message>
        <source>the nim-sum is not set back to 0 between the queries of a case</source>
        <translation>同一组的询问之间 Nim 和没有清零</translation>
    </message>
    <message>
        <source>the nim-sum is not set back to 0 for the next query or case</source>
        <translation>下一个询问或下一组时 Nim 和没有清零</translation>
    </message>
    <message>
        <source>the number of chesses that can move is taken for the row&apos;s value</source>
        <translation>把能走的棋子数当作行的值</translation>
    </message>
    <message>
        <source>the number of different follower values is taken instead of the mex</source>
        <translation>取不同后继值的个数，而不是 mex</translation>
    </message>
    <message>
        <source>the number of moves is taken instead of the mex</source>
        <translation>取走法数，而不是 mex</translation>
    </message>
    <message>
        <source>the numbers 1, 2, ... up to this one</source>
        <translation>可取的最大数 m</translation>
    </message>
    <message>
        <source>the numbers of chesses of the rows are XORed</source>
        <translation>把各行的棋子数异或</translation>
    </message>
    <message>
        <source>the numbers of stones are XORed, as in Nim</source>
        <translation>把棋子数异或，如同 Nim</translation>
    </message>
    <message>
        <source>the one wrong answer fits{against}: {mistake}</source>
        <translation>唯一的错误答案符合{against}：{mistake}</translation>
    </message>
    <message>
        <source>the only number</source>
        <translation>唯一的数</translation>
    </message>
    <message>
        <source>the picture is larger than the largest page of TeX: choose another kind of file</source>
        <translation>图片大于 TeX 的最大页面：请选择另一种文件类型</translation>
    </message>
    <message>
        <source>the plug-in {name} is switched off: {message}</source>
        <translation>插件 {name} 已停用：{message}</translation>
    </message>
    <message>
        <source>the positions are 0 to {last}</source>
        <translation>局面为 0 到 {last}</translation>
    </message>
    <message>
        <source>the positions with an even number of stones are XORed</source>
        <translation>异或了棋子数为偶数的局面</translation>
    </message>
    <message>
        <source>the powers of 1 are only 1</source>
        <translation>1 的幂只有 1</translation>
    </message>
    <message>
        <source>the queries of {count} cases become those of one: HDU 1848 has one case a file</source>
        <translation>{count} 个数据组的询问合为一组：HDU 1848 每个文件一组</translation>
    </message>
    <message>
        <source>the range falls: {first} to {last}</source>
        <translation>范围从大到小：{first} 到 {last}</translation>
    </message>
    <message>
        <source>the row before is not cleared</source>
        <translation>没有清除上一行</translation>
    </message>
    <message>
        <source>the row is read the wrong way round: chesses move to the left</source>
        <translation>行读反了：棋子向左走</translation>
    </message>
    <message>
        <source>the row is taken for one column wider</source>
        <translation>行被当作多一列</translation>
    </message>
    <message>
        <source>the row leads to more than {most:,} arrangements</source>
        <translation>该行能走到超过 {most:,} 种摆法</translation>
    </message>
    <message>
        <source>the rule is missing</source>
        <translation>缺少规则</translation>
    </message>
    <message>
        <source>the same from the largest number down, with one number repeated, queries in any order</source>
        <translation>同样内容，从最大的数往下，一个数重复，询问顺序任意</translation>
    </message>
    <message>
        <source>the same move several times: breaks who counts followers, or reads each pair into a table of fixed size</source>
        <translation>同一走法出现多次：能查出数后继个数，或把每对读入固定大小表的解法</translation>
    </message>
    <message>
        <source>the same rows with their columns in any order, and three of them a case</source>
        <translation>同样的行，列的顺序任意，每组三行</translation>
    </message>
    <message>
        <source>the sample of the statement</source>
        <translation>题面的样例</translation>
    </message>
    <message>
        <source>the set is not read, and its numbers rise</source>
        <translation>不读取集合，它的数递增</translation>
    </message>
    <message>
        <source>the size that the first query of the first case asks about</source>
        <translation>第一组第一个询问所问的大小</translation>
    </message>
    <message>
        <source>the sizes of the heaps are XORed, as in Nim</source>
        <translation>把堆的大小异或，如同 Nim</translation>
    </message>
    <message>
        <source>the smallest follower plus one is taken instead of the mex</source>
        <translation>取最小的后继值加一，而不是 mex</translation>
    </message>
    <message>
        <source>the smallest graph that has a given value, with positions above it: breaks tables of fixed size</source>
        <translation>具有给定值的最小图，上方再加局面：能查出大小固定的表</translation>
    </message>
    <message>
        <source>the stones are read as counted from 1: each is looked up one position too high</source>
        <translation>棋子按从 1 起编号读取：每枚都查高一个局面</translation>
    </message>
    <message>
        <source>the stones are read as counted from 1: each is looked up one position too low</source>
        <translation>棋子按从 1 起编号读取：每枚都查低一个局面</translation>
    </message>
    <message>
        <source>the subtraction set is not emptied between cases</source>
        <translation>各组之间没有清空减法集合</translation>
    </message>
    <message>
        <source>the subtraction set is not sorted, and the loop stops at the first number that is too large</source>
        <translation>减法集合没有排序，循环在第一个过大的数处停止</translation>
    </message>
    <message>
        <source>the subtraction set is to have {wanted}, and there are only {count} from {low} to {high}: ask for fewer, or for larger ones</source>
        <translation>减法集合要有 {wanted}，而 {low} 到 {high} 只有 {count} 个：请减少个数，或允许更大的数</translation>
    </message>
    <message>
        <source>the subtraction set is to have {wanted}, and there is only {count} from {low} to {high}: ask for fewer, or for larger ones</source>
        <translation>减法集合要有 {wanted}，而 {low} 到 {high} 只有 {count} 个：请减少个数，或允许更大的数</translation>
    </message>
    <message>
        <source>the table ends at {bound}: larger heaps count as 0</source>
        <translation>表在 {bound} 结束：更大的堆算作 0</translation>
    </message>
    <message>
        <source>the table of the first case is used for all</source>
        <translation>第一组的表用于所有组</translation>
    </message>
    <message>
        <source>the table of values is not cleared between cases, only made longer</source>
        <translation>各组之间没有清除值的表，只是加长</translation>
    </message>
    <message>
        <source>the text would have more than {most:,} numbers: HDU 1524 lists each stone and each move</source>
        <translation>文本将有超过 {most:,} 个数：HDU 1524 列出每枚棋子和每条走法</translation>
    </message>
    <message>
        <source>the text would have more than {most:,} numbers: UVA 11927 repeats the graph for each query</source>
        <translation>文本将有超过 {most:,} 个数：UVA 11927 对每个询问重复整个图</translation>
    </message>
    <message>
        <source>the text {expected!r} around the answers is missing</source>
        <translation>缺少答案周围的文本 {expected!r}</translation>
    </message>
    <message>
        <source>the two words are swapped</source>
        <translation>两个用语弄反了</translation>
    </message>
    <message>
        <source>the value is XORed with the number of stones</source>
        <translation>值与棋子数异或</translation>
    </message>
    <message>
        <source>the value is multiplied by the number of stones</source>
        <translation>值乘以棋子数</translation>
    </message>
    <message>
        <source>the value of 1000 is 0, and no heap is larger</source>
        <translation>1000 的值为 0，且没有更大的堆</translation>
    </message>
    <message>
        <source>the value that a position has</source>
        <translation>一个局面具有的值</translation>
    </message>
    <message>
        <source>the values are added or ORed instead of XORed</source>
        <translation>值相加或按位或，而不是异或</translation>
    </message>
    <message>
        <source>the values of heaps are not cleared between cases</source>
        <translation>各组之间没有清除堆的值</translation>
    </message>
    <message>
        <source>the values of the rows are added or ORed instead of XORed</source>
        <translation>行的值相加或按位或，而不是异或</translation>
    </message>
    <message>
        <source>the values up to {searched:,} prove no period</source>
        <translation>到 {searched:,} 为止的值没有证明周期</translation>
    </message>
    <message>
        <source>the version of the file cannot be read: taken as {version}</source>
        <translation>无法读取文件的版本：按 {version} 处理</translation>
    </message>
    <message>
        <source>the version of the file is not a whole number</source>
        <translation>文件的版本不是整数</translation>
    </message>
    <message>
        <source>the ways of the chesses to their last places are XORed</source>
        <translation>把棋子到最终位置的路程异或</translation>
    </message>
    <message>
        <source>the whole output fits: {mistake}</source>
        <translation>全部输出符合：{mistake}</translation>
    </message>
    <message>
        <source>the wrong numbers that the queries find out</source>
        <translation>询问要查出的错误数列</translation>
    </message>
    <message>
        <source>the wrong runs of chesses are XORed</source>
        <translation>异或了错误的连续段</translation>
    </message>
    <message>
        <source>there are no cases in the file</source>
        <translation>文件中没有数据组</translation>
    </message>
    <message>
        <source>there are no cases to make a package of</source>
        <translation>没有可用来制作数据包的数据组</translation>
    </message>
    <message>
        <source>there are no positions</source>
        <translation>没有局面</translation>
    </message>
    <message>
        <source>there are no queries in the file</source>
        <translation>文件中没有询问</translation>
    </message>
    <message>
        <source>there are no {numbers} multiples of {divisor} up to {greatest}</source>
        <translation>到 {greatest} 为止没有 {divisor} 的 {numbers} 个倍数</translation>
    </message>
    <message>
        <source>there are too many positions</source>
        <translation>局面太多</translation>
    </message>
    <message>
        <source>there is no case {case}</source>
        <translation>没有第 {case} 组</translation>
    </message>
    <message>
        <source>there is no change {name!r} for a case of kind {kind!r}</source>
        <translation>对类型 {kind!r} 的数据组没有更改 {name!r}</translation>
    </message>
    <message>
        <source>there is no column {column}: the columns are 1 to {width}</source>
        <translation>没有第 {column} 列：列为 1 到 {width}</translation>
    </message>
    <message>
        <source>there is no file version {version}</source>
        <translation>没有文件版本 {version}</translation>
    </message>
    <message>
        <source>there is no graph in this file</source>
        <translation>该文件中没有图</translation>
    </message>
    <message>
        <source>there is no kind {kind!r}</source>
        <translation>没有类型 {kind!r}</translation>
    </message>
    <message>
        <source>there is no move in this text</source>
        <translation>该文本中没有走法</translation>
    </message>
    <message>
        <source>there is no octal code</source>
        <translation>没有八进制编码</translation>
    </message>
    <message>
        <source>there is no position {index}</source>
        <translation>没有局面 {index}</translation>
    </message>
    <message>
        <source>there is no position {position}: {range}</source>
        <translation>没有局面 {position}：{range}</translation>
    </message>
    <message>
        <source>there is no query {query}: the case has {count}</source>
        <translation>没有询问 {query}：该数据组有 {count} 个</translation>
    </message>
    <message>
        <source>there is no shape whose cases {format} can express</source>
        <translation>没有类型的数据组能用 {format} 表示</translation>
    </message>
    <message>
        <source>there is no step {name!r}</source>
        <translation>没有步骤 {name!r}</translation>
    </message>
    <message>
        <source>there is no such position</source>
        <translation>没有这个局面</translation>
    </message>
    <message>
        <source>there is no theme {name!r}: choose {themes}</source>
        <translation>没有主题 {name!r}：请选择 {themes}</translation>
    </message>
    <message>
        <source>there is nothing to take</source>
        <translation>没有可取的</translation>
    </message>
    <message>
        <source>these make no sense: left out</source>
        <translation>这些没有意义：已略去</translation>
    </message>
    <message>
        <source>this DOT file is nested too deeply</source>
        <translation>该 DOT 文件嵌套太深</translation>
    </message>
    <message>
        <source>this GML cannot be read: {reason}</source>
        <translation>无法读取该 GML：{reason}</translation>
    </message>
    <message>
        <source>this GraphML cannot be read: {reason}</source>
        <translation>无法读取该 GraphML：{reason}</translation>
    </message>
    <message>
        <source>this code allows no move</source>
        <translation>该编码不允许任何走法</translation>
    </message>
    <message>
        <source>this does not belong here</source>
        <translation>这不属于这里</translation>
    </message>
    <message>
        <source>this does not belong here: left out</source>
        <translation>这不属于这里：已略去</translation>
    </message>
    <message>
        <source>this does not belong in a journal: {reason}</source>
        <translation>这不应出现在日志中：{reason}</translation>
    </message>
    <message>
        <source>this file was written by a newer Grundy Studio (file version {version}; this one reads up to {known})</source>
        <translation>该文件由更新的 Grundy Studio 写出（文件版本 {version}；本程序最高读取 {known}）</translation>
    </message>
    <message>
        <source>this file was written by a newer Grundy Studio (file version {version}; this one reads up to {known}): what is new in it is missing</source>
        <translation>该文件由更新的 Grundy Studio 写出（文件版本 {version}；本程序最高读取 {known}）：缺少其中的新内容</translation>
    </message>
    <message>
        <source>this is no Grundy Studio file</source>
        <translation>这不是 Grundy Studio 文件</translation>
    </message>
    <message>
        <source>this is no journal of Grundy Studio</source>
        <translation>这不是 Grundy Studio 的日志</translation>
    </message>
    <message>
        <source>this is no journal, or its first line is broken</source>
        <translation>这不是日志，或它的第一行已损坏</translation>
    </message>
    <message>
        <source>this is no name of a position</source>
        <translation>这不是局面的名称</translation>
    </message>
    <message>
        <source>this is no number to take</source>
        <translation>这不是可取的数</translation>
    </message>
    <message>
        <source>this is no sound JSON</source>
        <translation>这不是正确的 JSON</translation>
    </message>
    <message>
        <source>this is no sound JSON: {flaw}</source>
        <translation>这不是正确的 JSON：{flaw}</translation>
    </message>
    <message>
        <source>this is no {what}</source>
        <translation>这不是{what}</translation>
    </message>
    <message>
        <source>this is not DOT: {reason}</source>
        <translation>这不是 DOT：{reason}</translation>
    </message>
    <message>
        <source>this is not GraphML: {reason}</source>
        <translation>这不是 GraphML：{reason}</translation>
    </message>
    <message>
        <source>this journal is of version {version}; this program reads version {known}</source>
        <translation>该日志的版本为 {version}；本程序读取版本 {known}</translation>
    </message>
    <message>
        <source>three heaps of any size</source>
        <translation>任意大小的三个堆</translation>
    </message>
    <message>
        <source>three heaps whose values cancel out: the first player loses</source>
        <translation>值相互抵消的三个堆：先手必败</translation>
    </message>
    <message>
        <source>time limit exceeded</source>
        <translation>超出时间限制</translation>
    </message>
    <message>
        <source>times that a move stands there, at most; one stands so often</source>
        <translation>一条走法最多出现的次数；有一条恰好这么多次</translation>
    </message>
    <message>
        <source>too many empty lines before this line</source>
        <translation>该行之前空行太多</translation>
    </message>
    <message>
        <source>too much output</source>
        <translation>输出太多</translation>
    </message>
    <message>
        <source>too small heaps</source>
        <translation>太小的堆</translation>
    </message>
    <message>
        <source>topological</source>
        <translation>拓扑序</translation>
    </message>
    <message>
        <source>trailing characters</source>
        <translation>末尾有多余字符</translation>
    </message>
    <message>
        <source>trailing comma in array</source>
        <translation>数组末尾有多余的逗号</translation>
    </message>
    <message>
        <source>trailing comma in object</source>
        <translation>对象末尾有多余的逗号</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>twin rows</source>
        <translation>成对的行</translation>
    </message>
    <message>
        <source>two chesses in column {column}</source>
        <translation>第 {column} 列有两枚棋子</translation>
    </message>
    <message>
        <source>two chesses in column {column} of row {row}</source>
        <translation>第 {row} 行第 {column} 列有两枚棋子</translation>
    </message>
    <message>
        <source>two chesses in one block: {columns}</source>
        <translation>一个格子中有两枚棋子：{columns}</translation>
    </message>
    <message>
        <source>two equal heaps, which cancel out, and a third</source>
        <translation>两个相等的堆相互抵消，另有第三个</translation>
    </message>
    <message>
        <source>two graphs that differ in one move, and in the answer: the same seed gives either</source>
        <translation>两个图只差一条走法，答案也不同：同一种子给出其中之一</translation>
    </message>
    <message>
        <source>two heaps</source>
        <translation>两堆</translation>
    </message>
    <message>
        <source>two positions on the line</source>
        <translation>一行两个局面</translation>
    </message>
    <message>
        <source>two rows, pairs of all ways in which chesses can stand in the last 4 columns</source>
        <translation>两行，取自棋子在最后 4 列中所有摆法的组合</translation>
    </message>
    <message>
        <source>two runs of stones on position {position} in turn, which should be one</source>
        <translation>局面 {position} 上连着两段棋子，应为一段</translation>
    </message>
    <message>
        <source>two ways on at each step, so 2 to the power of the rungs in all: breaks recursion that forgets what it found</source>
        <translation>每一步有两条路，共 2 的横档数次方条：能查出不记忆结果的递归</translation>
    </message>
    <message>
        <source>unexpected end of escaped utf-16 surrogate pair</source>
        <translation>转义的 utf-16 代理对意外结束</translation>
    </message>
    <message>
        <source>unexpected end of hex escape</source>
        <translation>十六进制转义意外结束</translation>
    </message>
    <message>
        <source>unknown format {name!r} (known formats: {known})</source>
        <translation>未知格式 {name!r}（已知格式：{known}）</translation>
    </message>
    <message>
        <source>unknown format {name!r}; did you mean {suggestion!r}? (known formats: {known})</source>
        <translation>未知格式 {name!r}；是否指 {suggestion!r}？（已知格式：{known}）</translation>
    </message>
    <message>
        <source>unknown layout {name!r} (known layouts: {known})</source>
        <translation>未知结构 {name!r}（已知结构：{known}）</translation>
    </message>
    <message>
        <source>unknown shape {name}{hint} (grundy generate --list names them)</source>
        <translation>未知类型 {name}{hint}（grundy generate --list 列出全部）</translation>
    </message>
    <message>
        <source>unlike heaps</source>
        <translation>不同的堆</translation>
    </message>
    <message>
        <source>unlike rows</source>
        <translation>不同的行</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>不可达</translation>
    </message>
    <message>
        <source>unsorted columns</source>
        <translation>列不排序</translation>
    </message>
    <message>
        <source>unsorted numbers</source>
        <translation>数不排序</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>字符串没有结束</translation>
    </message>
    <message>
        <source>unusable numbers</source>
        <translation>用不上的数</translation>
    </message>
    <message>
        <source>value is {value}, but no row of {count} column has a value above {most}: lower it, or make the board wider</source>
        <translation>value 为 {value}，但 {count} 列的行的值不超过 {most}：请减小它，或加宽棋盘</translation>
    </message>
    <message>
        <source>value is {value}, but no row of {count} columns has a value above {most}: lower it, or make the board wider</source>
        <translation>value 为 {value}，但 {count} 列的行的值不超过 {most}：请减小它，或加宽棋盘</translation>
    </message>
    <message>
        <source>values are not separated by a single blank</source>
        <translation>值之间不是用一个空格分隔</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>varied heaps</source>
        <translation>多变的堆</translation>
    </message>
    <message>
        <source>varied sets</source>
        <translation>多变的集合</translation>
    </message>
    <message>
        <source>what all numbers are multiples of</source>
        <translation>所有数都是它的倍数</translation>
    </message>
    <message>
        <source>what its #! line names is not there</source>
        <translation>它的 #! 行指定的内容不存在</translation>
    </message>
    <message>
        <source>what stands behind the two ends of a move is left out</source>
        <translation>走法两端之后的内容被略去</translation>
    </message>
    <message>
        <source>whatever stood behind this place is missing</source>
        <translation>此处之后的内容全部缺失</translation>
    </message>
    <message>
        <source>when 1 to {upper} may be taken, a heap of x leads to the {upper} sizes below it; their values are all that {count} numbers in a circle have but one, which is the value of x</source>
        <translation>可取 1 到 {upper} 时，大小为 x 的堆可走到它下面的 {upper} 个大小；它们的值是循环的 {count} 个数中除一个之外的全部，缺少的那个就是 x 的值</translation>
    </message>
    <message>
        <source>where the file was looked at cannot be read</source>
        <translation>无法读取文件上次查看的位置</translation>
    </message>
    <message>
        <source>where the file was looked at does not fit its cases</source>
        <translation>文件上次查看的位置与其数据组不符</translation>
    </message>
    <message>
        <source>where the stones stand</source>
        <translation>棋子在哪里</translation>
    </message>
    <message>
        <source>where the stones stand; own: in the first part only</source>
        <translation>棋子在哪里；own：只在第一部分</translation>
    </message>
    <message>
        <source>where the stones stand; own: on a position that the move starts from, its double, and evenly on others</source>
        <translation>棋子在哪里；own：在走法的起点、它的副本上，其余均匀分布</translation>
    </message>
    <message>
        <source>where the stones stand; own: on both positions of that pair and of others</source>
        <translation>棋子在哪里；own：在那一对的两个局面上，以及其他局面上</translation>
    </message>
    <message>
        <source>where this shape wants them</source>
        <translation>在该类型需要的地方</translation>
    </message>
    <message>
        <source>whether a pair differs</source>
        <translation>是否有一对不同</translation>
    </message>
    <message>
        <source>whether moves agree with the numbers: no, to larger ones, to smaller ones</source>
        <translation>走法是否与编号一致：不一致、到更大的、到更小的</translation>
    </message>
    <message>
        <source>whether the period starts late or is long</source>
        <translation>周期是开始得晚还是很长</translation>
    </message>
    <message>
        <source>which moves go into the centre</source>
        <translation>哪些走法进入中心</translation>
    </message>
    <message>
        <source>white space at the end of a line</source>
        <translation>行尾有空白</translation>
    </message>
    <message>
        <source>white space at the start of a line</source>
        <translation>行首有空白</translation>
    </message>
    <message>
        <source>white space on an empty line</source>
        <translation>空行上有空白</translation>
    </message>
    <message>
        <source>window {number}</source>
        <translation>第 {number} 个窗口</translation>
    </message>
    <message>
        <source>with the move or without</source>
        <translation>有还是没有那条走法</translation>
    </message>
    <message>
        <source>without 1</source>
        <translation>不含 1</translation>
    </message>
    <message>
        <source>without 2</source>
        <translation>不含 2</translation>
    </message>
    <message>
        <source>without one</source>
        <translation>不含一</translation>
    </message>
    <message>
        <source>wrong answer</source>
        <translation>答案错误</translation>
    </message>
    <message>
        <source>{before} and {part}</source>
        <translation>{before}和{part}</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation>{before} 或 {last}</translation>
    </message>
    <message>
        <source>{before}; {move}</source>
        <translation>{before}；{move}</translation>
    </message>
    <message>
        <source>{cases}: there is no query, so {format} has nothing to write</source>
        <translation>{cases}：没有询问，因此 {format} 没有可写的内容</translation>
    </message>
    <message>
        <source>{count:,} {things} are more than a picture can hold ({most:,})</source>
        <translation>{count:,} 个{things}超出一张图片的容量（{most:,}）</translation>
    </message>
    <message>
        <source>{count:,} {things}: more than {most:,} are not read (raise this with {variable}={count})</source>
        <translation>{count:,} 个{things}：超过 {most:,} 个不读取（可用 {variable}={count} 提高）</translation>
    </message>
    <message>
        <source>{count} blank</source>
        <translation>{count} 个空格</translation>
    </message>
    <message>
        <source>{count} blanks</source>
        <translation>{count} 个空格</translation>
    </message>
    <message>
        <source>{count} blocks in a row of {width} columns</source>
        <translation>{width} 列的行中有 {count} 格</translation>
    </message>
    <message>
        <source>{count} case</source>
        <translation>{count} 个数据组</translation>
    </message>
    <message>
        <source>{count} cases</source>
        <translation>{count} 个数据组</translation>
    </message>
    <message>
        <source>{count} cases, the judge&apos;s limit is {limit}</source>
        <translation>{count} 个数据组，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>{count} chess</source>
        <translation>{count} 枚棋子</translation>
    </message>
    <message>
        <source>{count} chess stands behind column {width}</source>
        <translation>第 {width} 列之后有 {count} 枚棋子</translation>
    </message>
    <message>
        <source>{count} chesses</source>
        <translation>{count} 枚棋子</translation>
    </message>
    <message>
        <source>{count} chesses in row {row}, which has {width} columns</source>
        <translation>第 {row} 行有 {count} 枚棋子，而该行有 {width} 列</translation>
    </message>
    <message>
        <source>{count} chesses stand behind column {width}</source>
        <translation>第 {width} 列之后有 {count} 枚棋子</translation>
    </message>
    <message>
        <source>{count} column follows</source>
        <translation>后面有 {count} 列</translation>
    </message>
    <message>
        <source>{count} columns follow</source>
        <translation>后面有 {count} 列</translation>
    </message>
    <message>
        <source>{count} different number</source>
        <translation>{count} 个不同的数</translation>
    </message>
    <message>
        <source>{count} different numbers</source>
        <translation>{count} 个不同的数</translation>
    </message>
    <message>
        <source>{count} empty lines</source>
        <translation>{count} 个空行</translation>
    </message>
    <message>
        <source>{count} form feed</source>
        <translation>{count} 个换页符</translation>
    </message>
    <message>
        <source>{count} form feeds</source>
        <translation>{count} 个换页符</translation>
    </message>
    <message>
        <source>{count} heap</source>
        <translation>{count} 个堆</translation>
    </message>
    <message>
        <source>{count} heaps</source>
        <translation>{count} 个堆</translation>
    </message>
    <message>
        <source>{count} malformed</source>
        <translation>{count} 个格式错误</translation>
    </message>
    <message>
        <source>{count} missing</source>
        <translation>缺少 {count} 个</translation>
    </message>
    <message>
        <source>{count} more error not shown</source>
        <translation>另有 {count} 个错误未显示</translation>
    </message>
    <message>
        <source>{count} more errors not shown</source>
        <translation>另有 {count} 个错误未显示</translation>
    </message>
    <message>
        <source>{count} more finding not shown</source>
        <translation>另有 {count} 处未显示</translation>
    </message>
    <message>
        <source>{count} more findings not shown</source>
        <translation>另有 {count} 处未显示</translation>
    </message>
    <message>
        <source>{count} more things are missing or wrong</source>
        <translation>另有 {count} 处缺失或错误</translation>
    </message>
    <message>
        <source>{count} more warning not shown</source>
        <translation>另有 {count} 个警告未显示</translation>
    </message>
    <message>
        <source>{count} more warnings not shown</source>
        <translation>另有 {count} 个警告未显示</translation>
    </message>
    <message>
        <source>{count} move</source>
        <translation>{count} 条走法</translation>
    </message>
    <message>
        <source>{count} moves</source>
        <translation>{count} 条走法</translation>
    </message>
    <message>
        <source>{count} moves on no nodes</source>
        <translation>没有结点却有 {count} 条走法</translation>
    </message>
    <message>
        <source>{count} moves, the judge&apos;s limit is {limit}</source>
        <translation>{count} 条走法，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>{count} nodes, the judge&apos;s limit is {limit}</source>
        <translation>{count} 个结点，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>{count} number in the set</source>
        <translation>集合中 {count} 个数</translation>
    </message>
    <message>
        <source>{count} numbers in the set</source>
        <translation>集合中 {count} 个数</translation>
    </message>
    <message>
        <source>{count} numbers in the subtraction set, the judge&apos;s limit is {limit}</source>
        <translation>减法集合有 {count} 个数，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>{count} places for {positions} positions</source>
        <translation>{positions} 个局面有 {count} 个位置</translation>
    </message>
    <message>
        <source>{count} places for {positions} positions: laid out anew</source>
        <translation>{positions} 个局面有 {count} 个位置：已重新布局</translation>
    </message>
    <message>
        <source>{count} position</source>
        <translation>{count} 个局面</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} 个局面</translation>
    </message>
    <message>
        <source>{count} positions, the judge&apos;s limit is {limit}</source>
        <translation>{count} 个局面，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>{count} queries</source>
        <translation>{count} 个询问</translation>
    </message>
    <message>
        <source>{count} queries, the judge&apos;s limit is {limit}</source>
        <translation>{count} 个询问，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>{count} query</source>
        <translation>{count} 个询问</translation>
    </message>
    <message>
        <source>{count} row</source>
        <translation>{count} 行</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} 行</translation>
    </message>
    <message>
        <source>{count} rows, the judge&apos;s limit is {limit}</source>
        <translation>{count} 行，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>{count} stone</source>
        <translation>{count} 枚棋子</translation>
    </message>
    <message>
        <source>{count} stones</source>
        <translation>{count} 枚棋子</translation>
    </message>
    <message>
        <source>{count} stones on node {node}</source>
        <translation>结点 {node} 上有 {count} 枚棋子</translation>
    </message>
    <message>
        <source>{count} tab</source>
        <translation>{count} 个制表符</translation>
    </message>
    <message>
        <source>{count} tabs</source>
        <translation>{count} 个制表符</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>多余 {count} 个</translation>
    </message>
    <message>
        <source>{count} vertical tab</source>
        <translation>{count} 个垂直制表符</translation>
    </message>
    <message>
        <source>{count} vertical tabs</source>
        <translation>{count} 个垂直制表符</translation>
    </message>
    <message>
        <source>{count} wrong</source>
        <translation>{count} 个错误</translation>
    </message>
    <message>
        <source>{explains} of {wrong} wrong answers fit{against}: {mistake}</source>
        <translation>{wrong} 个错误答案中有 {explains} 个符合{against}：{mistake}</translation>
    </message>
    <message>
        <source>{fault}: the row is left out</source>
        <translation>{fault}：该行已略去</translation>
    </message>
    <message>
        <source>{first} or more as its end</source>
        <translation>末尾为 {first} 或更大</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}，{rest}</translation>
    </message>
    <message>
        <source>{flaw}: such bytes became �</source>
        <translation>{flaw}：这些字节变成了 �</translation>
    </message>
    <message>
        <source>{formula}: {reason}</source>
        <translation>{formula}：{reason}</translation>
    </message>
    <message>
        <source>{found}, so it is not replaced</source>
        <translation>{found}，因此没有替换</translation>
    </message>
    <message>
        <source>{head} -&gt; ... ({count} positions)</source>
        <translation>{head} -&gt; ...（{count} 个局面）</translation>
    </message>
    <message>
        <source>{head} -&gt; ... ({count} positions) -&gt; {first}</source>
        <translation>{head} -&gt; ...（{count} 个局面）-&gt; {first}</translation>
    </message>
    <message>
        <source>{head} -&gt; ... -&gt; {first} ({count} positions)</source>
        <translation>{head} -&gt; ... -&gt; {first}（{count} 个局面）</translation>
    </message>
    <message>
        <source>{heap}, or the 0 0 0 that ends the file</source>
        <translation>{heap}，或结束文件的 0 0 0</translation>
    </message>
    <message>
        <source>{kind} is no game that can be drawn</source>
        <translation>{kind} 不是能画的游戏</translation>
    </message>
    <message>
        <source>{kind} of length {bound}</source>
        <translation>长度为 {bound} 的{kind}</translation>
    </message>
    <message>
        <source>{kind} {bound}</source>
        <translation>{bound} 的{kind}</translation>
    </message>
    <message>
        <source>{kind}: {detail}</source>
        <translation>{kind}：{detail}</translation>
    </message>
    <message>
        <source>{known}; sizes up to {bound:,} are computed</source>
        <translation>{known}；计算到大小 {bound:,} 为止</translation>
    </message>
    <message>
        <source>{known}; sizes up to {bound:,} are computed one after the other</source>
        <translation>{known}；逐个计算到大小 {bound:,} 为止</translation>
    </message>
    <message>
        <source>{name}: {moves}</source>
        <translation>{name}：{moves}</translation>
    </message>
    <message>
        <source>{needed} more queries are to be won than can be: {reason}</source>
        <translation>还要再有 {needed} 个必胜的询问，但做不到：{reason}</translation>
    </message>
    <message>
        <source>{origin}; {dependence}</source>
        <translation>{origin}；{dependence}</translation>
    </message>
    <message>
        <source>{outer}, {inner}</source>
        <translation>{outer}，{inner}</translation>
    </message>
    <message>
        <source>{parameter} is {wanted}, but a row has only {count} column</source>
        <translation>{parameter} 为 {wanted}，但一行只有 {count} 列</translation>
    </message>
    <message>
        <source>{parameter} is {wanted}, but a row has only {count} columns</source>
        <translation>{parameter} 为 {wanted}，但一行只有 {count} 列</translation>
    </message>
    <message>
        <source>{parameter} must be {allowed}, not {value}</source>
        <translation>{parameter} 必须是{allowed}，不能是 {value}</translation>
    </message>
    <message>
        <source>{place}: {told}</source>
        <translation>{place}：{told}</translation>
    </message>
    <message>
        <source>{position} has a move to itself: a game must end</source>
        <translation>{position} 有到自身的走法：游戏必须会结束</translation>
    </message>
    <message>
        <source>{program}: cannot be started: {reason}</source>
        <translation>{program}：无法启动：{reason}</translation>
    </message>
    <message>
        <source>{purpose} (as large as it may be)</source>
        <translation>{purpose}（尽可能大）</translation>
    </message>
    <message>
        <source>{reason}; {hint}</source>
        <translation>{reason}；{hint}</translation>
    </message>
    <message>
        <source>{rule} is no subtraction set, HDU 1536 holds nothing else</source>
        <translation>{rule} 不是减法集合，HDU 1536 不能容纳其他内容</translation>
    </message>
    <message>
        <source>{rule} is too many numbers to list</source>
        <translation>{rule} 的数太多，无法列出</translation>
    </message>
    <message>
        <source>{rule} is written as a list of numbers</source>
        <translation>{rule} 写成数的列表</translation>
    </message>
    <message>
        <source>{rule}: a move may leave two heaps, but a stone on a graph cannot become two stones</source>
        <translation>{rule}：一步可能留下两个堆，但图上的一枚棋子不能变成两枚</translation>
    </message>
    <message>
        <source>{rule}; HDU 1848 is about Fibonacci numbers only</source>
        <translation>{rule}；HDU 1848 只涉及斐波那契数</translation>
    </message>
    <message>
        <source>{shape} has no parameter {name}{hint} (it has {names})</source>
        <translation>{shape} 没有参数 {name}{hint}（它有 {names}）</translation>
    </message>
    <message>
        <source>{shape} is a shape of the game {game!r}, {format} holds {held!r}</source>
        <translation>{shape} 是 {game!r} 游戏的类型，而 {format} 容纳的是 {held!r}</translation>
    </message>
    <message>
        <source>{sizes}: heaps of at most {largest}</source>
        <translation>{sizes}：堆不超过 {largest}</translation>
    </message>
    <message>
        <source>{size}; run again, the program did not fail in the same way: it may depend on time, on memory that was never set, or on random numbers</source>
        <translation>{size}；再次运行时程序没有以同样方式出错：可能与时间、未初始化的内存或随机数有关</translation>
    </message>
    <message>
        <source>{size}; shrunk from {before}</source>
        <translation>{size}；缩小前为 {before}</translation>
    </message>
    <message>
        <source>{size}; shrunk from {before}, and it may get smaller still</source>
        <translation>{size}；缩小前为 {before}，还可能更小</translation>
    </message>
    <message>
        <source>{some} of {total}</source>
        <translation>共 {total} 个，其中 {some}</translation>
    </message>
    <message>
        <source>{text!r} is no rule: {reason}</source>
        <translation>{text!r} 不是规则：{reason}</translation>
    </message>
    <message>
        <source>{verdict}, on input {number} ({shapes})</source>
        <translation>{verdict}，第 {number} 个输入（{shapes}）</translation>
    </message>
    <message>
        <source>{what}, the judge&apos;s limit is {limit}</source>
        <translation>{what}，评测的限制是 {limit}</translation>
    </message>
    <message>
        <source>{what}: a number too large (10^18 or more)</source>
        <translation>{what}：数太大（10^18 或更大）</translation>
    </message>
    <message>
        <source>{where}: {message}</source>
        <translation>{where}：{message}</translation>
    </message>
    <message>
        <source>{words}, {word}</source>
        <translation>{words}、{word}</translation>
    </message>
</context>
<context>
    <name>heaps</name>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>A heap of {0} has no position among the sizes 0 to {1}.</source>
        <translation>大小为 {0} 的堆在大小 0 到 {1} 中没有对应的局面。</translation>
    </message>
    <message>
        <source>Closed form: period {0}</source>
        <translation>闭式：周期 {0}</translation>
    </message>
    <message>
        <source>Closed form: the value is the size</source>
        <translation>闭式：值等于大小</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>第 {0} 列：{1}</translation>
    </message>
    <message>
        <source>Heap {0} cannot be split into {1:,} and {2:,}</source>
        <translation>第 {0} 堆不能拆成 {1:,} 和 {2:,}</translation>
    </message>
    <message>
        <source>Heap {0} of {1:,}: size {2:,}</source>
        <translation>第 {0} 堆，共 {1:,} 堆：大小 {2:,}</translation>
    </message>
    <message>
        <source>Heap {0}: take {1:,}, {2} ways to leave the rest</source>
        <translation>第 {0} 堆：取走 {1:,}，剩下的有 {2} 种处理方式</translation>
    </message>
    <message>
        <source>Heap {0}: {1}, {2}</source>
        <translation>第 {0} 堆：{1}，{2}</translation>
    </message>
    <message>
        <source>No heaps: who has to move loses.</source>
        <translation>没有堆：轮到走的一方必败。</translation>
    </message>
    <message>
        <source>Proved period: {0:,}, {1}</source>
        <translation>已证明的周期：{0:,}，{1}</translation>
    </message>
    <message>
        <source>Size {0:,}: value 0, as no move is left</source>
        <translation>大小 {0:,}：值 0，因为没有走法了</translation>
    </message>
    <message>
        <source>Size {0:,}: value {1:,} = mex {{{2}}}</source>
        <translation>大小 {0:,}：值 {1:,} = mex {{{2}}}</translation>
    </message>
    <message>
        <source>Table: no period is proved</source>
        <translation>查表：没有证明周期</translation>
    </message>
    <message>
        <source>Taking {0:,} from heap {1} is not allowed</source>
        <translation>不允许从第 {1} 堆取走 {0:,}</translation>
    </message>
    <message>
        <source>The first player wins: {0}{1}</source>
        <translation>先手必胜：{0}{1}</translation>
    </message>
    <message>
        <source>The graph would have {0} moves, too many to look at.</source>
        <translation>图将有 {0} 条走法，太多而不便观看。</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The second player wins: every move leaves a nim-sum that is not 0.</source>
        <translation>后手必胜：每一步之后 Nim 和都不为 0。</translation>
    </message>
    <message>
        <source>The values are being computed</source>
        <translation>正在计算值</translation>
    </message>
    <message>
        <source>a heap too large</source>
        <translation>堆太大</translation>
    </message>
    <message>
        <source>a number from 0 to 10^18</source>
        <translation>0 到 10^18 的数</translation>
    </message>
    <message>
        <source>add a heap</source>
        <translation>添加一个堆</translation>
    </message>
    <message>
        <source>and {0:,} more</source>
        <translation>以及另外 {0:,} 个</translation>
    </message>
    <message>
        <source>at most 10^18</source>
        <translation>至多 10^18</translation>
    </message>
    <message>
        <source>expected {0}</source>
        <translation>应为{0}</translation>
    </message>
    <message>
        <source>found {0}</source>
        <translation>实际为{0}</translation>
    </message>
    <message>
        <source>heap {0}</source>
        <translation>第 {0} 堆</translation>
    </message>
    <message>
        <source>leaves nim-sum 0: wins</source>
        <translation>之后 Nim 和为 0：必胜</translation>
    </message>
    <message>
        <source>leaves nim-sum {0}</source>
        <translation>之后 Nim 和为 {0}</translation>
    </message>
    <message>
        <source>more than {0:,} heaps</source>
        <translation>多于 {0:,} 个堆</translation>
    </message>
    <message>
        <source>no pre-period</source>
        <translation>没有预周期</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>one size is needed</source>
        <translation>需要一个大小</translation>
    </message>
    <message>
        <source>pre-period {0:,}</source>
        <translation>预周期 {0:,}</translation>
    </message>
    <message>
        <source>split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>split heap {0} into {1}</source>
        <translation>把第 {0} 堆拆成 {1}</translation>
    </message>
    <message>
        <source>split into {0}</source>
        <translation>拆成 {0}</translation>
    </message>
    <message>
        <source>split wins</source>
        <translation>拆分可胜</translation>
    </message>
    <message>
        <source>take {0:,}</source>
        <translation>取走 {0:,}</translation>
    </message>
    <message>
        <source>take {0:,} down to {1:,}</source>
        <translation>取走 {0:,} 直到 {1:,}</translation>
    </message>
    <message>
        <source>take {0:,} from heap {1}</source>
        <translation>从第 {1} 堆取走 {0:,}</translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation>取走 {0}</translation>
    </message>
    <message>
        <source>this is no size</source>
        <translation>这不是大小</translation>
    </message>
    <message>
        <source>value {0}</source>
        <translation>值 {0}</translation>
    </message>
    <message>
        <source>{0} ways to win</source>
        <translation>有 {0} 种胜法</translation>
    </message>
    <message>
        <source>{0} → {1} (value {2:,})</source>
        <translation>{0} → {1}（值 {2:,}）</translation>
    </message>
    <message>
        <source>{0}, leave {1}</source>
        <translation>{0}，剩下 {1}</translation>
    </message>
    <message>
        <source>{0}, value {1:,}</source>
        <translation>{0}，值 {1:,}</translation>
    </message>
    <message>
        <source>{0}. To win: {1}</source>
        <translation>{0}。胜法：{1}</translation>
    </message>
    <message>
        <source>{0}: sizes 0 to {1:,}</source>
        <translation>{0}：大小 0 到 {1:,}</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>(the {0} left there)</source>
        <translation>（那里剩下的 {0}）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>1 chess</source>
        <translation>1 枚棋子</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 条走法</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1 个局面</translation>
    </message>
    <message>
        <source>1 query</source>
        <translation>1 个询问</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 行</translation>
    </message>
    <message>
        <source>1 winning move</source>
        <translation>1 种必胜走法</translation>
    </message>
    <message>
        <source>Add a case</source>
        <translation>添加数据组</translation>
    </message>
    <message>
        <source>Add a query</source>
        <translation>添加询问</translation>
    </message>
    <message>
        <source>Add heaps in the editor to see the nim-sum and the winning moves.</source>
        <translation>在编辑器中添加堆，即可看到 Nim 和与必胜走法。</translation>
    </message>
    <message>
        <source>Answers {0}:{1}</source>
        <translation>答案 {0}:{1}</translation>
    </message>
    <message>
        <source>Case {0}</source>
        <translation>第 {0} 组</translation>
    </message>
    <message>
        <source>Case {0}, query {1}</source>
        <translation>第 {0} 组，询问 {1}</translation>
    </message>
    <message>
        <source>Chesses</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Click on a block of the board to put a chess there; the winning moves show here.</source>
        <translation>单击棋盘的格子放置棋子；必胜走法会显示在这里。</translation>
    </message>
    <message>
        <source>Delete a case</source>
        <translation>删除数据组</translation>
    </message>
    <message>
        <source>Delete a query</source>
        <translation>删除询问</translation>
    </message>
    <message>
        <source>Duplicate a case</source>
        <translation>复制一份数据组</translation>
    </message>
    <message>
        <source>Duplicate a query</source>
        <translation>复制一份询问</translation>
    </message>
    <message>
        <source>Every move leaves a nim-sum other than 0; the opponent can answer it.</source>
        <translation>每一步之后 Nim 和都不为 0；对手总能应对。</translation>
    </message>
    <message>
        <source>Exported input {0}:{1}</source>
        <translation>导出的输入 {0}:{1}</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>多余</translation>
    </message>
    <message>
        <source>First player wins</source>
        <translation>先手必胜</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>Heap {0}</source>
        <translation>第 {0} 堆</translation>
    </message>
    <message>
        <source>Heap {0}: size {1}, Grundy value {2}</source>
        <translation>第 {0} 堆：大小 {1}，SG 值 {2}</translation>
    </message>
    <message>
        <source>In the answers: {0}</source>
        <translation>在答案中：{0}</translation>
    </message>
    <message>
        <source>In the input, as export writes it: {0}</source>
        <translation>在导出写成的输入中：{0}</translation>
    </message>
    <message>
        <source>In the input: {0}</source>
        <translation>在输入中：{0}</translation>
    </message>
    <message>
        <source>Input {0}:{1}</source>
        <translation>输入 {0}:{1}</translation>
    </message>
    <message>
        <source>Malformed</source>
        <translation>格式错误</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Move a case</source>
        <translation>移动数据组</translation>
    </message>
    <message>
        <source>Move a query</source>
        <translation>移动询问</translation>
    </message>
    <message>
        <source>Move a stone</source>
        <translation>移动一枚棋子</translation>
    </message>
    <message>
        <source>Nim-sum {0}: these moves leave 0 and win.</source>
        <translation>Nim 和为 {0}：以下走法使它变为 0，必胜。</translation>
    </message>
    <message>
        <source>Nim-sum {0}: this move leaves 0 and wins.</source>
        <translation>Nim 和为 {0}：以下走法使它变为 0，必胜。</translation>
    </message>
    <message>
        <source>No chess can move.</source>
        <translation>没有棋子能走。</translation>
    </message>
    <message>
        <source>No chess can move: the player to move loses.</source>
        <translation>没有棋子能走：轮到走的一方必败。</translation>
    </message>
    <message>
        <source>No heap can be moved in.</source>
        <translation>没有堆可走。</translation>
    </message>
    <message>
        <source>No heaps: the player to move cannot move and loses.</source>
        <translation>没有堆：轮到走的一方无路可走，必败。</translation>
    </message>
    <message>
        <source>No move is left in any heap: the player to move loses.</source>
        <translation>各堆都没有走法了：轮到走的一方必败。</translation>
    </message>
    <message>
        <source>No positions yet. Double-click on the canvas to add one, then drag from its rim to draw a move.</source>
        <translation>还没有局面。在画布上双击添加一个，再从它的边缘拖出走法。</translation>
    </message>
    <message>
        <source>No rows yet. Add one in the board editor.</source>
        <translation>还没有行。请在棋盘编辑器中添加。</translation>
    </message>
    <message>
        <source>No stone can move.</source>
        <translation>没有棋子能走。</translation>
    </message>
    <message>
        <source>No stone can move: the player to move loses.</source>
        <translation>没有棋子能走：轮到走的一方必败。</translation>
    </message>
    <message>
        <source>No stones: the player to move cannot move and loses.</source>
        <translation>没有棋子：轮到走的一方无路可走，必败。</translation>
    </message>
    <message>
        <source>One stone on a position of Grundy value {0}</source>
        <translation>一枚棋子，位于 SG 值为 {0} 的局面</translation>
    </message>
    <message>
        <source>Place stones with the stone tool (S) to see the nim-sum and the winning moves.</source>
        <translation>用棋子工具 (S) 放置棋子，即可看到 Nim 和与必胜走法。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Row {0}:</source>
        <translation>第 {0} 行：</translation>
    </message>
    <message>
        <source>Row {0}: move</source>
        <translation>第 {0} 行：走法</translation>
    </message>
    <message>
        <source>Row {0}: move {1} → {2}</source>
        <translation>第 {0} 行：走法 {1} → {2}</translation>
    </message>
    <message>
        <source>Row {0}: {1}, Grundy value {2}</source>
        <translation>第 {0} 行：{1}，SG 值 {2}</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <translation>后手必胜</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Split heap {0}</source>
        <translation>拆分第 {0} 堆</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Take {0}</source>
        <translation>取走 {0}</translation>
    </message>
    <message>
        <source>Take {0} from heap {1}</source>
        <translation>从第 {1} 堆取走 {0}</translation>
    </message>
    <message>
        <source>The cases are of several games: each is read in the words of its judge ({0}).</source>
        <translation>数据组属于几种游戏：每个都按其评测的用语读取（{0}）。</translation>
    </message>
    <message>
        <source>The document asks nothing: there is nothing to answer.</source>
        <translation>文档没有询问：没有要回答的内容。</translation>
    </message>
    <message>
        <source>The file cannot be read now: {0}. These are its last answers.</source>
        <translation>现在无法读取文件：{0}。以下是它最后的答案。</translation>
    </message>
    <message>
        <source>The player to move can always win: with the marked moves below.</source>
        <translation>轮到走的一方总能取胜：用下面标出的走法。</translation>
    </message>
    <message>
        <source>The player to move can always win: {0} below.</source>
        <translation>轮到走的一方总能取胜：{0}，见下。</translation>
    </message>
    <message>
        <source>The player to move can always win: {0} …</source>
        <translation>轮到走的一方总能取胜：{0} …</translation>
    </message>
    <message>
        <source>There is no case. Add one in the Cases panel.</source>
        <translation>没有数据组。请在数据组面板中添加。</translation>
    </message>
    <message>
        <source>This case asks nothing yet. Add a query in the Cases panel.</source>
        <translation>这个数据组还没有询问。请在数据组面板中添加。</translation>
    </message>
    <message>
        <source>This is the only answer that is not right.</source>
        <translation>这是唯一不正确的答案。</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>and split it into {0} and {1}</source>
        <translation>并拆成 {0} 和 {1}</translation>
    </message>
    <message>
        <source>from heap {0}</source>
        <translation>（第 {0} 堆）</translation>
    </message>
    <message>
        <source>from the end again</source>
        <translation>又从末尾开始</translation>
    </message>
    <message>
        <source>from the start again</source>
        <translation>又从开头开始</translation>
    </message>
    <message>
        <source>heap {0}</source>
        <translation>第 {0} 堆</translation>
    </message>
    <message>
        <source>into {0} and {1}</source>
        <translation>，得到 {0} 和 {1}</translation>
    </message>
    <message>
        <source>it is larger than {0} MB</source>
        <translation>它大于 {0} MB</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>它不是文件</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>第 {0} 行，第 {1} 列</translation>
    </message>
    <message>
        <source>looking for the moves</source>
        <translation>正在查找走法</translation>
    </message>
    <message>
        <source>more than {n} winning moves</source>
        <translation>多于 {n} 种必胜走法</translation>
    </message>
    <message>
        <source>no heaps</source>
        <translation>没有堆</translation>
    </message>
    <message>
        <source>no stones</source>
        <translation>没有棋子</translation>
    </message>
    <message>
        <source>nothing printed, should be {0}</source>
        <translation>没有输出，应为 {0}</translation>
    </message>
    <message>
        <source>nothing to play yet</source>
        <translation>还没有可玩的内容</translation>
    </message>
    <message>
        <source>printed {0}, and nothing was asked</source>
        <translation>输出了 {0}，但没有询问</translation>
    </message>
    <message>
        <source>printed {0}, should be {1}</source>
        <translation>输出了 {0}，应为 {1}</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>the {0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0}（{1}）</translation>
    </message>
    <message>
        <source>{0} malformed</source>
        <translation>{0} 个格式错误</translation>
    </message>
    <message>
        <source>{0} missing</source>
        <translation>缺少 {0} 个</translation>
    </message>
    <message>
        <source>{0} of {1} right</source>
        <translation>{1} 个中 {0} 个正确</translation>
    </message>
    <message>
        <source>{0} of {1} that are not right</source>
        <translation>第 {0} 个不正确的答案，共 {1} 个</translation>
    </message>
    <message>
        <source>{0} pos.</source>
        <translation>{0} 个局面</translation>
    </message>
    <message>
        <source>{0} stones: an even number on one position cancels out</source>
        <translation>{0} 枚棋子：同一局面上偶数枚相互抵消</translation>
    </message>
    <message>
        <source>{0} stones: an odd number on one position counts once</source>
        <translation>{0} 枚棋子：同一局面上奇数枚算一枚</translation>
    </message>
    <message>
        <source>{0} wrong</source>
        <translation>{0} 个错误</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation>{0}。{1}</translation>
    </message>
    <message>
        <source>{0}: printed {1}</source>
        <translation>{0}：输出了 {1}</translation>
    </message>
    <message>
        <source>{0}: printed {1}, should be {2}</source>
        <translation>{0}：输出了 {1}，应为 {2}</translation>
    </message>
    <message>
        <source>{0}: should be {1}</source>
        <translation>{0}：应为 {1}</translation>
    </message>
    <message>
        <source>{0}; {1} extra</source>
        <translation>{0}；多余 {1} 个</translation>
    </message>
    <message>
        <source>{n} chesses</source>
        <translation>{n} 枚棋子</translation>
    </message>
    <message>
        <source>{n} moves</source>
        <translation>{n} 条走法</translation>
    </message>
    <message>
        <source>{n} positions</source>
        <translation>{n} 个局面</translation>
    </message>
    <message>
        <source>{n} queries</source>
        <translation>{n} 个询问</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} 行</translation>
    </message>
    <message>
        <source>{n} winning moves</source>
        <translation>{n} 种必胜走法</translation>
    </message>
</context>
</TS>
