/** With so many optional lines the page has the total of every choice, and the style shows the one that is ticked: there are no scripts. */
export const mostTotals = 4;
export const totalKeys = Array.from({ length: 2 ** mostTotals }, (_, bits) => bits.toString(2).padStart(mostTotals, '0'));
const ticked = (key: string): string =>
  [...key].map((bit, at) => (bit === '1' ? `:has(.o${at}:checked)` : `:not(:has(.o${at}:checked))`)).join('');
const totals = totalKeys.map((key) => `fieldset${ticked(key)} [data-choice="${key}"]{display:inline}`).join('');

/** The look of the pages, in the colours of the admin; in the dark where the browser asks for it, black on white on paper. */
export const pageStyle = `
:root{color-scheme:light dark;--bg:#F4F6F9;--paper:#FFF;--text:#17202C;--text2:#51606F;--line:#DCE2EA;--input:#7B8A9C;--primary:#3F51C6;--on:#FFF;--good:#10693F;--bad:#B3261E}
@media (prefers-color-scheme:dark){:root{--bg:#0E131B;--paper:#161D28;--text:#E8EDF4;--text2:#A7B3C4;--line:#2B3646;--input:#66758B;--primary:#93A5FF;--on:#0E131B;--good:#6FD6A0;--bad:#FF9A92}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--primary)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--paper);padding:8px}
header,main,footer{max-width:880px;margin:0 auto;padding:16px}
header{display:flex;gap:16px;align-items:center;justify-content:space-between;flex-wrap:wrap}
header img{max-height:48px;max-width:200px;background:#FFF;padding:4px;border-radius:4px}
.firm{font-weight:600}
nav{display:flex;gap:4px 16px;flex-wrap:wrap}nav a,nav span{padding:4px 0;min-height:24px}
section{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:24px;margin:0 0 16px}
h1{font-size:1.6rem;line-height:1.25;margin:0}h2{font-size:1.1rem;margin:0 0 12px}
.head{display:flex;flex-wrap:wrap;gap:8px 24px;justify-content:space-between;align-items:baseline;margin:0 0 16px}
.keep{white-space:nowrap}.big{overflow-wrap:normal;font-size:1.6rem;font-weight:600;font-variant-numeric:tabular-nums}
.state{margin:0 0 16px;padding:12px 16px;border:1px solid currentColor;border-radius:8px;font-weight:600}
.good{color:var(--good)}.bad{color:var(--bad)}.quiet{color:var(--text2)}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:16px 32px}
dl{margin:0;display:grid;align-content:start;grid-template-columns:auto 1fr;gap:4px 16px}dt{color:var(--text2);overflow-wrap:normal}dd{margin:0;font-variant-numeric:tabular-nums}
.party p{margin:0}.party .name{font-weight:600}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:8px;border-bottom:1px solid var(--line);vertical-align:top}th{color:var(--text2);font-weight:500}
th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}
.num{text-align:right;white-space:nowrap}.text{white-space:pre-line}
.sums{margin:16px 0 0 auto;max-width:420px;grid-template-columns:1fr auto}.sums dd{text-align:right}.sums .sum{font-weight:600;color:var(--text)}.sums~h2{margin-top:24px}
.qr{background:#FFF;padding:8px;border-radius:8px;width:168px}.qr svg{display:block;width:100%;height:auto}
.pay{display:flex;flex-wrap:wrap;gap:24px;justify-content:space-between}
label{display:block;margin:12px 0 4px;font-weight:500}
input,textarea{width:100%;font:inherit;color:inherit;background:transparent;border:1px solid var(--input);border-radius:8px;padding:10px 12px}
fieldset{border:1px solid var(--line);border-radius:8px;padding:12px 16px;margin:0 0 16px;min-width:0}legend{font-weight:600;padding:0 6px}.option{display:grid;grid-template-columns:24px 1fr auto;gap:0 12px;align-items:start;min-height:32px}.option input{width:20px;height:20px;margin:2px 0}.adds{white-space:nowrap;font-variant-numeric:tabular-nums}.chosen{margin:12px 0}fieldset .quiet{margin:0 0 4px}[data-choice]{display:none}${totals}
.buttons{display:flex;flex-wrap:wrap;gap:12px;margin-top:16px}
button,.button{display:inline-block;font:inherit;font-weight:600;border:1px solid var(--primary);border-radius:8px;padding:10px 20px;min-height:44px;cursor:pointer;text-decoration:none;background:var(--primary);color:var(--on)}
.second{background:transparent;color:var(--primary)}
@media (max-width:600px){section{padding:16px}.option{grid-template-columns:24px 1fr}.adds{grid-column:2}.lines thead{display:none}.lines tr{display:grid;grid-template-columns:1fr auto;gap:0 12px;border-bottom:1px solid var(--line);padding:8px 0}.lines td{border:0;padding:2px 0}.lines td:first-child{grid-column:1/-1}.lines td[data-head]::before{content:attr(data-head) ": ";color:var(--text2)}.lines .num{text-align:left}.lines td:last-child{grid-column:1/-1;text-align:right;font-weight:600}.lines.rows td{grid-column:1/-1;text-align:left;white-space:normal}}
@media print{body{background:#FFF;color:#000}section{border:0;padding:0}nav,form,.button,.skip{display:none}}
`;
