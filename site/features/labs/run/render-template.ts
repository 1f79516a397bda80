const TAG = /(\{\{!(?:--[\s\S]*?--|[\s\S]*?)\}\}|\{\{\{[^{}]*\}\}\}|\{\{[^{}]*\}\})/;

/**
 * The part of Handlebars that the exercise uses: values, {{#if}} and {{#unless}} with {{else}}, comments. Handlebars
 * itself compiles text to functions, which the content policy forbids.
 *
 * @throws {Error} with a sentence for the learner if the template is not well formed
 */
export function renderTemplate(template: string, data: Record<string, string | undefined>): string {
  const parts = template.split(TAG);
  let place = 0;

  /** Renders up to the tag that ends the block; hidden branches are checked too. */
  function render(block: string | undefined, isDrawn: boolean): string {
    let text = '';
    for (; place < parts.length; place++) {
      const part = parts[place] ?? '';
      if (!part.startsWith('{{')) {
        if (isDrawn) text += part;
        continue;
      }
      const raw = part.startsWith('{{{');
      const inner = part.replaceAll(/^\{+|\}+$/g, '').trim();
      const opening = /^#\s*(\w+)\s*(.*)$/.exec(inner);
      const isElse = /^(else|\^)$/.test(inner);
      if (inner.startsWith('!')) continue;
      if (opening) text += renderBlock(opening[1] ?? '', opening[2] ?? '', isDrawn);
      else if (inner.startsWith('/') || isElse) {
        if (!block || (!isElse && inner.slice(1).trim() !== block))
          throw new Error(`${part} closes or continues a block that is not open.`);
        return text;
      } else if (isDrawn) text += raw ? valueOf(inner) : escaped(valueOf(inner));
    }
    if (block) throw new Error(`{{#${block}}} is never closed: {{/${block}}} is missing.`);
    return text;
  }

  function renderBlock(name: string, condition: string, isDrawn: boolean): string {
    if (name !== 'if' && name !== 'unless') throw new Error(`{{#${name}}} is not known here: use {{#if …}}.`);
    const holds = (valueOf(condition) !== '') === (name === 'if');
    place++;
    let text = render(name, isDrawn && holds);
    if (/else|\^/.test(parts[place] ?? '')) {
      place++;
      text += render(name, isDrawn && !holds);
    }
    return text;
  }

  function valueOf(path: string): string {
    return data[path.replace(/^this\./, '')] ?? '';
  }

  return render(undefined, true);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
