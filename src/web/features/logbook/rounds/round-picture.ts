import { type Hole, type HoleMark, markOf } from '#domain/logbook/hole-card.ts';
import { contourUrl } from '#web/golf/contour-urls.ts';

/** What the picture of a round says, in the golfer's language. */
export type RoundPicture = {
  readonly title: string;
  readonly place: string | null;
  readonly day: string;
  readonly score: string;
  readonly toPar: string | null;
  /** Stands below the score against par: the par, or that the score is points. */
  readonly unit: string;
  readonly card: readonly Hole[] | null;
  readonly names: Readonly<Record<'hole' | 'par' | 'score' | 'out' | 'in' | 'total', string>>;
  readonly counts: readonly { readonly name: string; readonly value: string }[];
  /** Whose round it is. */
  readonly foot: string;
  readonly isBest: boolean;
};

/** The size that fits a post. */
export const pictureSize = { width: 1080, height: 1350 } as const;

const [left, right] = [76, pictureSize.width - 76];

/** The picture looks the same in both themes. */
const colors = {
  turf: '#16412f',
  band: 'rgb(121 185 141 / 0.028)',
  light: 'rgb(127 181 146 / 0.4)',
  shade: 'rgb(6 25 15 / 0.5)',
  ink: '#f0f5ec',
  muted: '#bfd5c7',
  line: 'rgb(191 213 199 / 0.3)',
  over: '#ecb95a',
  onOver: '#12211a',
  under: '#8fd6a8',
  flag: '#ff6a3d',
} as const;

const family = '"Instrument Sans", system-ui, sans-serif';
const bold = (px: number) => `condensed 600 ${px}px ${family}`;
const plain = (px: number) => `400 ${px}px ${family}`;

type Context = CanvasRenderingContext2D;

type Words = {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly font: string;
  readonly color?: string;
  readonly align?: CanvasTextAlign;
  /** The widest it may become; longer text is narrowed. */
  readonly width?: number;
};

function write(context: Context, text: string, words: Words): void {
  const { x, y, font, color = colors.ink, align = 'left', width } = words;
  context.font = font;
  context.fillStyle = color;
  context.textAlign = align;
  context.fillText(text, x, y, width);
}

function rule(context: Context, y: number): void {
  context.fillStyle = colors.line;
  context.fillRect(left, y, right - left, 2);
}

/** Draws the picture of a round as a PNG. It needs no connection: the contours are left out if they are not here. */
export async function drawRound(picture: RoundPicture): Promise<Blob> {
  const [contours] = await Promise.all([
    loadContours().catch(() => null),
    document.fonts.load(bold(100)),
    document.fonts.load(plain(30)),
  ]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, pictureSize);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  context.fillStyle = colors.turf;
  context.fillRect(0, 0, pictureSize.width, pictureSize.height);
  if (contours !== null) drawContours(context, contours);
  drawHead(context, picture);
  if (picture.card !== null) drawCard(context, picture.card, picture.names);
  drawFoot(context, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}

type Contours = Readonly<Record<'bands' | 'shade' | 'lit', readonly string[]>> & {
  readonly box: readonly number[];
};

async function loadContours(): Promise<Contours> {
  const answer = await fetch(contourUrl('scores'));
  const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const pathsOf = (id: string) =>
    [...drawing.querySelectorAll(`#${id} path`)].map((path) => path.getAttribute('d') ?? '');
  const box = drawing.querySelector('symbol')?.getAttribute('viewBox') ?? '';
  return {
    bands: pathsOf('bands'),
    shade: pathsOf('shade'),
    lit: pathsOf('lit'),
    box: box.split(' ').map(Number),
  };
}

function drawContours(context: Context, { bands, shade, lit, box }: Contours): void {
  const [, , width = 1, height = 1] = box;
  const scale = Math.max(pictureSize.width / width, pictureSize.height / height);
  context.save();
  // As large as the picture, aligned with its right edge.
  context.translate(pictureSize.width - width * scale, 0);
  context.scale(scale, scale);
  context.lineWidth = 2 / scale;
  context.fillStyle = colors.band;
  for (const path of bands) context.fill(new Path2D(path));
  context.strokeStyle = colors.shade;
  for (const path of shade) context.stroke(new Path2D(path));
  context.strokeStyle = colors.light;
  for (const path of lit) context.stroke(new Path2D(path));
  context.restore();
}

function drawHead(context: Context, picture: RoundPicture): void {
  const { title, place, day, score, toPar, unit } = picture;
  drawLogo(context);
  write(context, 'PINHIGH', { x: left + 70, y: 111, font: bold(37) });
  write(context, day, { x: right, y: 111, font: plain(32), color: colors.muted, align: 'right' });
  write(context, score, { x: left - 6, y: 492, font: bold(410), width: 520 });
  if (toPar !== null)
    write(context, toPar, { x: right, y: 452, font: bold(200), align: 'right', width: 380 });
  write(context, unit, { x: right, y: 502, font: plain(36), color: colors.muted, align: 'right' });
  write(context, title, { x: left, y: 608, font: bold(58), width: right - left });
  if (place !== null)
    write(context, place, {
      x: left,
      y: 656,
      font: plain(34),
      color: colors.muted,
      width: right - left,
    });
}

function drawLogo(context: Context): void {
  context.save();
  context.translate(left, 68);
  context.scale(1.75, 1.75);
  context.strokeStyle = colors.ink;
  context.fillStyle = colors.ink;
  context.lineWidth = 2.2;
  context.stroke(new Path2D('M20.5 3.5V28'));
  context.lineWidth = 1.6;
  context.stroke(new Path2D('M2 22.5H30'));
  context.fill(new Path2D('M4 22.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z'));
  drawCloth(context);
  context.restore();
}

function drawCloth(context: Context): void {
  context.fillStyle = colors.flag;
  context.fill(new Path2D('M21.9 3.6L30.2 7.4L21.9 11.2Z'));
}

const nine = 9;
const firstColumn = 200;
const totalWidth = 86;

function drawCard(context: Context, card: readonly Hole[], names: RoundPicture['names']): void {
  const halves = card.length > nine ? [card.slice(0, nine), card.slice(nine)] : [card];
  for (const [half, holes] of halves.entries()) {
    const total = halves.length === 1 ? names.total : half === 0 ? names.out : names.in;
    drawNine(context, holes, { top: 712 + half * 176, from: half * nine + 1, names, total });
  }
}

type Nine = Pick<RoundPicture, 'names'> & {
  readonly top: number;
  /** Number of the first hole. */
  readonly from: number;
  readonly total: string;
};

/** The sum, or a dash while a value is unknown. */
function sumOf(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return '–';
  return String(known.reduce((sum, value) => sum + value, 0));
}

function drawNine(context: Context, holes: readonly Hole[], { top, from, names, total }: Nine) {
  const column = (right - totalWidth - firstColumn) / (nine - 1 + 0.9);
  const last = right - totalWidth / 2;
  const [holeAt, parAt, scoreAt] = [top, top + 46, top + 104];
  const name = { font: plain(25), width: 100 };
  const center = { align: 'center' } as const;
  write(context, names.hole, { x: left, y: holeAt, ...name, font: bold(26) });
  write(context, names.par, { x: left, y: parAt, ...name, color: colors.muted });
  write(context, names.score, { x: left, y: scoreAt, ...name, color: colors.muted });
  for (const [index, hole] of holes.entries()) {
    const x = firstColumn + index * column;
    write(context, String(from + index), { x, y: holeAt, font: bold(28), ...center });
    const par = String(hole.par ?? '–');
    write(context, par, { x, y: parAt, font: bold(26), color: colors.muted, ...center });
    drawStrokes(context, hole, { x, y: scoreAt });
  }
  write(context, total, { x: last, y: holeAt, font: bold(28), width: totalWidth, ...center });
  write(context, sumOf(holes.map(({ par }) => par)), {
    x: last,
    y: parAt,
    font: bold(28),
    ...center,
  });
  const strokes = sumOf(holes.map((hole) => hole.strokes));
  write(context, strokes, { x: last, y: scoreAt + 6, font: bold(48), ...center });
  rule(context, holeAt + 14);
}

const half = 27;

const markOutlines: Readonly<Record<HoleMark, 'circle' | 'box' | 'full' | null>> = {
  circled_twice: 'circle',
  circled: 'circle',
  par: null,
  boxed: 'box',
  boxed_twice: 'full',
};

type Place = Pick<Words, 'x' | 'y'>;

function drawStrokes(context: Context, hole: Hole, { x, y }: Place): void {
  const mark = markOf(hole);
  const outline = mark && markOutlines[mark];
  const middle = y - 13;
  context.lineWidth = 3;
  context.beginPath();
  if (outline === 'circle') context.arc(x, middle, half, 0, 2 * Math.PI);
  else if (outline) context.roundRect(x - half, middle - half, 2 * half, 2 * half, 7);
  if (outline === 'full') {
    context.fillStyle = colors.over;
    context.fill();
  } else if (outline) {
    context.strokeStyle = outline === 'circle' ? colors.under : colors.over;
    context.stroke();
  }
  if (mark === 'circled_twice') {
    context.beginPath();
    context.arc(x, middle, half - 6, 0, 2 * Math.PI);
    context.stroke();
  }
  write(context, hole.strokes === null ? '×' : String(hole.strokes), {
    x: x,
    y: y,
    font: bold(38),
    color: outline === 'full' ? colors.onOver : colors.ink,
    align: 'center',
  });
}

function drawFoot(context: Context, { counts, foot, isBest }: RoundPicture): void {
  const column = (right - left) / Math.max(counts.length, 1);
  if (counts.length > 0) rule(context, 1024);
  for (const [index, { name, value }] of counts.entries()) {
    const x = left + index * column;
    write(context, value, { x, y: 1112, font: bold(70), width: column - 20 });
    write(context, name, {
      x: x,
      y: 1158,
      font: plain(29),
      color: colors.muted,
      width: column - 20,
    });
  }
  rule(context, 1194);
  if (isBest) drawFlag(context);
  write(context, foot, {
    x: isBest ? left + 50 : left,
    y: 1284,
    font: `600 34px ${family}`,
    width: right - left - 50,
  });
}

function drawFlag(context: Context): void {
  context.save();
  context.translate(left, 1226);
  context.scale(1.8, 1.8);
  context.strokeStyle = colors.ink;
  context.lineWidth = 2.4;
  context.stroke(new Path2D('M3 33V2'));
  context.fillStyle = colors.flag;
  context.fill(new Path2D('M3 1.5L18.5 7 3 12.5z'));
  context.restore();
}
