// Repeats the colors of the design tokens (`--d-*` and `--flag`), because a standalone file cannot use the page's
// style sheet.
const light = {
  rough: '#cfdcc6',
  turf: '#a9cd9f',
  turf2: '#b5d6ab',
  fringe: '#c2d9b7',
  sand: '#f0e2bd',
  sandLine: '#bfa76c',
  ink: '#14382a',
  line: '#2c5a45',
  ball: '#ffffff',
  ballLine: '#14382a',
  cup: '#14382a',
  cupLine: 'none',
  tree: '#6f9a72',
  tree2: '#5d8963',
  shadow: '#12382a',
  shade: '0.2',
  label: '#f8fbf4',
  flag: '#e2431d',
};

const dark: typeof light = {
  rough: '#0f1d16',
  turf: '#1b3a2a',
  turf2: '#20432f',
  fringe: '#162f22',
  sand: '#4a4128',
  sandLine: '#8d7c4c',
  ink: '#dff0df',
  line: '#9cc7aa',
  ball: '#f6fbf2',
  ballLine: '#1b3a2a',
  cup: '#000000',
  cupLine: '#9cc7aa',
  tree: '#22402f',
  tree2: '#2d5340',
  shadow: '#000000',
  shade: '0.45',
  label: '#0c1712',
  flag: '#ff6a3d',
};

const tokens = (theme: typeof light) =>
  `svg{${Object.entries(theme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

// Letters are slightly smaller than on the page, because the condensed font may be missing here.
const rules = `
.diagram{font-family:"Instrument Sans","Arial Narrow","Helvetica Neue",Arial,sans-serif;font-stretch:75%}
.diagram-rough{fill:var(--rough)}
.diagram-fringe{fill:none;stroke:var(--fringe);stroke-width:14;stroke-linejoin:round}
.diagram-turf{fill:var(--turf)}
.diagram-stripe{fill:var(--turf2);opacity:.7}
.diagram-sand{fill:var(--sand);stroke:var(--sandLine);stroke-width:1.25}
.diagram-zone{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:1 4;stroke-linecap:round}
.diagram-hatch{fill:var(--ink);opacity:.32}
.diagram-ring{fill:none;stroke:var(--line);stroke-width:1.25;stroke-dasharray:1 4;stroke-linecap:round}
.diagram-shade{stroke:var(--shadow);stroke-linecap:round;opacity:var(--shade);fill:none}
.diagram-shade-fill{fill:var(--shadow);opacity:var(--shade)}
.diagram-tree{fill:var(--tree2)}
.diagram-tree-light{fill:var(--tree)}
.diagram-measure{fill:none;stroke:var(--ink);stroke-width:1.25}
.diagram-path{fill:none;stroke:var(--ink);stroke-width:1.9;stroke-linecap:round}
.diagram-roll{stroke-dasharray:5 5}
.diagram-quiet{opacity:.38;stroke-width:1.3}
.diagram-arrow{fill:none;stroke:var(--ink);stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
.diagram-gate{fill:none;stroke:var(--ink);stroke-width:1.25;stroke-dasharray:1 3.5;stroke-linecap:round}
.diagram-solid{fill:var(--ink)}
.diagram-post,.diagram-flagstick{stroke:var(--ink);stroke-width:2.1;stroke-linecap:round}
.diagram-ball{fill:var(--ball);stroke:var(--ballLine);stroke-width:1.5}
.diagram-ghost{fill:var(--turf);stroke:var(--ink);stroke-width:1.25;stroke-dasharray:2 2.4}
.diagram-spot{fill:var(--ball);stroke:var(--ink);stroke-width:1}
.diagram-miss{stroke:var(--ink);stroke-width:1.5;stroke-linecap:round;opacity:.6}
.diagram-cup{fill:var(--cup);stroke:var(--cupLine);stroke-width:1.2}
.diagram-flag{fill:var(--flag)}
.diagram-window{fill:var(--label);fill-opacity:.5;stroke:var(--line);stroke-width:1.1}
.diagram-window.is-picked{fill-opacity:1;stroke:var(--ink);stroke-width:1.8}
.diagram-label{fill:var(--label)}
.diagram-text{fill:var(--ink);font-size:11px;font-weight:600}
.diagram-number{fill:var(--ink);font-size:10.5px;font-weight:600;text-anchor:middle}
`;

/** The style of a standalone diagram, light or dark to match the viewer's system. */
export const standaloneStyle = `${tokens(light)}@media(prefers-color-scheme:dark){${tokens(dark)}}${rules}`;
