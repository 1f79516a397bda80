import type { ReactNode } from 'react';
import { DataTable } from '../ui/data-table.tsx';

const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\[[^[\]]+\]\([^()]+\))/;

/** Renders the part of Markdown that the guide uses: headings, paragraphs, lists, tables, bold, code and links. */
export function Markdown({ text }: { text: string }) {
  let heading = '';
  return text.split(/\n{2,}/).map((block) => {
    if (block.startsWith('## ')) {
      heading = block.slice(3);
      return <h2 key={block}>{heading}</h2>;
    }
    return <Block key={block} block={block} caption={heading} />;
  });
}

function Block({ block, caption }: { block: string; caption: string }) {
  if (block.startsWith('- ')) return <ul>{itemsOf(block, /^- /m)}</ul>;
  if (block.startsWith('1. ')) return <ol>{itemsOf(block, /^\d+\. /m)}</ol>;
  if (block.startsWith('| ')) return <Table lines={block.split('\n')} caption={caption} />;
  return <p>{inline(block)}</p>;
}

function itemsOf(block: string, mark: RegExp): ReactNode {
  return block
    .split(mark)
    .slice(1)
    .map((item) => <li key={item}>{inline(item.trim())}</li>);
}

function Table({ lines, caption }: { lines: string[]; caption: string }) {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const cellsOf = <Cell,>(of: (name: number) => Cell) =>
    Object.fromEntries(head.map((_, name) => [name, of(name)]));
  return (
    <DataTable
      caption={caption}
      columns={cellsOf((name) => head[name] ?? '')}
      rows={rows.map((row) => ({
        key: row.join('|'),
        cells: cellsOf((name) => <span>{inline(row[name] ?? '')}</span>),
      }))}
    />
  );
}

function inline(text: string): ReactNode {
  return text.split(INLINE).map((part, place) => {
    // The parts of a page never change their order, so an index is a good key.
    const key = `${place}`;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    const [, label, target] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part) ?? [];
    if (label === undefined || target === undefined) return part;
    return (
      <a key={key} className="help-link" href={addressOf(target)}>
        {label}
      </a>
    );
  });
}

/** Address of a guide page at the desk. */
function addressOf(file: string): string {
  return file === 'README.md' ? '/help' : `/help/${file.replace('.md', '')}`;
}
