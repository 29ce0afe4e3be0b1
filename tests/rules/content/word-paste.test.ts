import { expect, test } from 'vitest'
import { fromWord } from '#screens/platform/rich-text/word-paste.ts'
import { cleanHtml } from '#server/platform/texts/rich-text.ts'

/** What a word processor puts into the clipboard: its namespaces, conditions, style sheets, drawn bullets, its own elements, and pictures on somebody's disk. */
const clipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ayse/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;}
@page WordSection1 {size:595.3pt 841.9pt;}
-->
</style>
<!--[if gte mso 10]><style> /* Style Definitions */ table.MsoNormalTable {mso-style-name:"Normal Tablo";}</style><![endif]-->
</head>
<body lang=TR style='tab-interval:35.4pt'>
<!--StartFragment-->
<h2><span style='mso-fareast-font-family:"Times New Roman"'>Teslimat<o:p></o:p></span></h2>
<p class=MsoNormal align=center style='text-align:center'><span lang=TR style='mso-ansi-language:TR'>Siparişler <b style='mso-bidi-font-weight:normal'>aynı gün</b> yola çıkar.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=TR>Ege<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=TR>Marmara<o:p></o:p></span></p>
<p class=MsoNormal><v:shape id="Resim_1" style='width:100pt'><v:imagedata src="file:///C:/image001.png"/></v:shape><img width=64 height=48 src="file:///C:/Users/ayse/image002.png" v:shapes="Resim_1"><span lang=TR>Ayrıntı: <a href="https://kargo.test/sure">süreler</a><o:p></o:p></span></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'>
  <td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Bölge</b><o:p></o:p></p></td>
  <td width=200 colspan=2 valign=top style='width:150.0pt'><p class=MsoNormal>1–2 gün<o:p></o:p></p></td>
 </tr>
</table>
<!--EndFragment-->
</body>
</html>`

test('R222: of what is pasted from a word processor the words, marks, lists, tables and links are stored, and nothing of that program', () => {
  const stored = cleanHtml(fromWord(clipboard)).replace(/\s*\n\s*/g, '')
  expect(stored).toBe(
    [
      '<h2>Teslimat</h2>',
      '<p style="text-align:center">Siparişler <b>aynı gün</b> yola çıkar.</p>',
      '<ul><li>Ege</li><li>Marmara</li></ul>',
      '<p>Ayrıntı: <a href="https://kargo.test/sure" rel="noopener noreferrer">süreler</a></p>',
      '<table><tr><td><p><b>Bölge</b></p></td><td colspan="2"><p>1–2 gün</p></td></tr></table>',
    ].join(''),
  )
})
