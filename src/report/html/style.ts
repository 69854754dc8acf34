/**
 * How a page looks: light and dark, on a phone and on paper. Colours of bars stand out from their ground by 3:1 and
 * texts by 4.5:1 at least.
 */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #fff; --text: #1d1f21; --quiet: #54595f; --line: #c9cdd2; --track: #eceef0;
  --plain: #2f6fb0; --plain-2: #b25a00; --plain-3: #7a52a8; --plain-4: #2b8079;
  --good: #1b7837; --good-2: #46a05a; --warning: #a87400; --quiet-bar: #6477ad; --quiet-bar-2: #8a6bb1;
  --bad: #cf5543; --bad-2: #7a1f1f; --good-text: #176a30; --bad-text: #a3301f; --warning-text: #7d5600;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #15181b; --text: #e9e7e4; --quiet: #aab0b8; --line: #454b52; --track: #262b30;
    --plain: #6aa9e6; --plain-2: #e59a4c; --plain-3: #b795e0; --plain-4: #57b8af;
    --good: #3fae5c; --good-2: #98d9a6; --warning: #dcae48; --quiet-bar: #8fa3d8; --quiet-bar-2: #bb9fe2;
    --bad: #f0907f; --bad-2: #d2473c; --good-text: #7fd394; --bad-text: #f49a8b; --warning-text: #e2bc6a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
section { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: 1.5rem 2.5rem; align-items: start; }
section + section { margin-top: 3rem; }
section > * { grid-column: 1 / -1; min-width: 0; margin: 0; }
section > figure { grid-column: auto; }
section > figure.wide { grid-column: 1 / -1; }
h1, h2 { line-height: 1.2; border-bottom: 2px solid var(--line); padding-bottom: .3rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; }
figcaption { font-weight: 600; text-align: left; padding-bottom: .4rem; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: 0 0 .5rem; padding: 0; font-size: .875rem; }
.legend svg { width: .8em; height: .8em; margin-right: .4em; }
svg.chart { display: block; overflow: visible; font-size: 14px; }
svg text { fill: var(--text); } svg .small { fill: var(--quiet); font-size: 12px; }
svg .track { fill: var(--track); } svg .axis, svg .whisker { stroke: var(--text); } svg .whisker { stroke-width: 2; }
svg .halo { stroke: var(--ground); stroke-width: 5; } svg .guide { stroke: var(--line); stroke-dasharray: 3 3; }
.plain { fill: var(--plain); } .plain-2 { fill: var(--plain-2); } .plain-3 { fill: var(--plain-3); } .plain-4 { fill: var(--plain-4); }
.good { fill: var(--good); } .good-2 { fill: var(--good-2); } .warning { fill: var(--warning); }
.quiet { fill: var(--quiet-bar); } .quiet-2 { fill: var(--quiet-bar-2); } .bad { fill: var(--bad); } .bad-2 { fill: var(--bad-2); }
.scroll { overflow-x: auto; } .scroll:focus-visible { outline: 2px solid var(--plain); outline-offset: 2px; }
svg + .scroll { margin-top: .6rem; }
.scroll { font-size: .875rem; } svg + .scroll { font-size: .8125rem; } svg + .scroll :is(th, td) { padding: .2rem .35rem; } svg + .scroll tbody th { white-space: normal; min-width: 6rem; }
table { border-collapse: collapse; min-width: 60%; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: normal; }
thead th, thead td { vertical-align: bottom; border-bottom-width: 2px; } tbody th { font-weight: 600; }
.scroll :is(th, td):first-child { padding-left: 0; } .number { text-align: right; font-variant-numeric: tabular-nums; }
.short { white-space: nowrap; } td:not(.short):not(:empty) { min-width: 11rem; }
p + p { margin-top: -1.25rem; } p.quiet, tr.quiet { color: var(--quiet); } .tone-good { color: var(--good-text); } .tone-bad { color: var(--bad-text); } .tone-warning { color: var(--warning-text); }
pre { overflow-x: auto; font: .875rem/1.3 ui-monospace, monospace; }
.meter { display: inline-block; width: 5rem; height: .7em; background: var(--track); margin-right: .5em; } .meter span { display: block; height: 100%; background: var(--plain); }
@media screen and (max-width: 50rem) {
  table, tbody { display: block; min-width: 0; } thead { display: none; }
  tbody tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0 1.5rem; padding: .35rem 0; border-bottom: 1px solid var(--line); }
  .scroll :is(tbody th, td), svg + .scroll :is(tbody th, td) { padding: .05rem 0; border: 0; }
  tbody th { grid-column: 1 / -1; text-align: left; } td { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 .6rem; }
  td:not(.short):not(:empty) { grid-column: 1 / -1; min-width: 0; } td:empty { display: none; } td.short { white-space: normal; min-width: 0; }
  td[data-label]::before { content: attr(data-label); color: var(--quiet); }
}
@page { size: A4; margin: 15mm; }
@media print {
  body { font-size: 10pt; } main { max-width: none; padding: 0; }
  section { display: block; } section > * { margin: 0 0 6mm; } section + section { break-before: page; margin: 0; }
  figure, tr, p { break-inside: avoid; } h1, h2, figcaption, thead { break-after: avoid; }
  .scroll { overflow: visible; } .scroll, svg + .scroll { font-size: 8.5pt; } svg.chart { font-size: 10pt; } svg .small { font-size: 8.5pt; }
  p + p { margin-top: -5mm; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
