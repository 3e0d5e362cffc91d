import { standaloneStyle } from './diagrams/diagram-style.ts';
import type { SvgNode } from './svg-node.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string | number) =>
  String(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function nodeText(node: SvgNode | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attrs).map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  const opening = node.tag + attributes.join('');
  if (node.children.length === 0) return `<${opening}/>`;
  return `<${opening}>${node.children.map(nodeText).join('')}</${node.tag}>`;
}

/** Makes a standalone SVG file: adds the namespace, a size, and colors that follow the system's light or dark theme. */
function asFile(drawing: SvgNode): SvgNode {
  const size = { xmlns: 'http://www.w3.org/2000/svg', width: 640, height: 400 };
  const style = { tag: 'style', attrs: {}, children: [standaloneStyle] };
  return {
    ...drawing,
    attrs: { ...size, ...drawing.attrs },
    children: [style, ...drawing.children],
  };
}

/** Writes a drawing as SVG text, either for a page that has the theme or as a standalone file. */
export function toSvgText(
  drawing: SvgNode,
  { standalone = false }: { standalone?: boolean } = {},
): string {
  return nodeText(standalone ? asFile(drawing) : drawing);
}
