import type { PolicyHashes } from './security-headers.ts';
import { ANSWER_PAGE, type Site } from './site.ts';

/** What a visitor without script sees after sending a form: text only, all of it is escaped here. */
export interface AnswerPage {
  heading: string;
  paragraphs: string[];
  /** The outcome of a certificate check. */
  record?: AnswerRecord;
  /** To mend what was refused, with what was typed still in it. */
  form?: AnswerForm;
  link?: { path: string; label: string };
}

export interface AnswerRecord {
  look: 'ok' | 'notice' | 'no';
  number: string;
  verdict: string;
  lines: string[];
}

export interface AnswerForm {
  action: string;
  button: string;
  fields: AnswerField[];
}

export interface AnswerField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'textarea' | 'file' | 'hidden';
  value?: string;
  error?: string;
  hint?: string;
  autocomplete?: string;
  /** Of files. */
  accept?: string;
  required?: boolean;
}

export interface AnswerTemplate {
  render(page: AnswerPage): string;
  hashes: PolicyHashes;
}

/** The empty element of the built page that the answer is put into (site/pages/answer-page.tsx). */
const PLACE = '<div class="wrap answer">';

/** Takes the site's frame from the built page ANSWER_PAGE. */
export function answerTemplate(site: Site): AnswerTemplate {
  const file = site.files.get(ANSWER_PAGE);
  if (!file?.page) throw new Error(`The site has no page ${ANSWER_PAGE}`);
  const html = withoutStart(file.bodies.identity.toString('utf8'));
  const [beforeTitle = '', afterTitle = ''] = html.split(/<title>[^<]*<\/title>/);
  const place = afterTitle.indexOf(PLACE) + PLACE.length;
  if (place < PLACE.length)
    throw new Error(`The page ${ANSWER_PAGE} has no title, or no place for the answer`);
  const [top, bottom] = [afterTitle.slice(0, place), afterTitle.slice(place)];
  return {
    hashes: file.page,
    render: (page) => `${beforeTitle}<title>${escape(page.heading)}</title>${top}${content(page)}${bottom}`,
  };
}

/**
 * The page stays as it was sent, as its address is none of the browser's routes; and it takes the whole style sheet at
 * once, as the part that was made for the empty page knows no forms.
 */
function withoutStart(html: string): string {
  return html
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/g, '$1')
    .replace(/(<\/head>.*?)(<link rel="stylesheet"[^>]*>)/s, '$2$1');
}

function content({ heading, paragraphs, record, form, link }: AnswerPage): string {
  return [
    '<div class="split">',
    '<div><div class="form">',
    `<h1>${escape(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p class="big">${escape(paragraph)}</p>`),
    link
      ? `<p class="mt-3"><a class="btn ghost" href="${escape(link.path)}">${escape(link.label)}</a></p>`
      : '',
    '</div></div>',
    record ? `<div>${recordMarkup(record)}</div>` : '',
    form ? formMarkup(form) : '',
    '</div>',
  ].join('\n');
}

const SIGNS: Record<AnswerRecord['look'], string> = {
  ok: 'M3 8.5 6.5 12 13 4.5',
  notice: 'M8 3v6M8 12v.2',
  no: 'M4 4l8 8M12 4l-8 8',
};

/** As the certificate screen draws it (site/features/certificate-check). */
function recordMarkup({ look, number, verdict, lines }: AnswerRecord): string {
  return [
    `<div class="record ${look}">`,
    `<svg class="i" viewBox="0 0 16 16" aria-hidden="true"><path d="${SIGNS[look]}"/></svg>`,
    `<div><p class="record-verdict"><span class="num">${escape(number)}</span> <b>${escape(verdict)}</b></p>`,
    ...lines.map((line) => `<small>${escape(line)}</small>`),
    '</div></div>',
  ].join('\n');
}

function formMarkup({ action, button, fields }: AnswerForm): string {
  const encoding = fields.some(({ kind }) => kind === 'file') ? ' enctype="multipart/form-data"' : '';
  return [
    `<form class="form form-card" method="post" action="${escape(action)}"${encoding}>`,
    ...fields.map(fieldMarkup),
    `<div class="form-foot"><button class="btn" type="submit">${escape(button)}</button></div>`,
    '</form>',
  ].join('\n');
}

function fieldMarkup(field: AnswerField): string {
  const { name, label, kind, value = '', error, hint } = field;
  if (kind === 'hidden') return `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`;
  const notes = [
    error ? `<p class="err" id="answer-${name}-error">${escape(error)}</p>` : '',
    hint ? `<p class="hint" id="answer-${name}-hint">${escape(hint)}</p>` : '',
  ];
  return `<div><label class="field">${escape(label)}${inputMarkup(field, value)}</label>${notes.join('')}</div>`;
}

function inputMarkup(
  { name, kind, error, hint, autocomplete, accept, required }: AnswerField,
  value: string,
): string {
  const described = [error && `answer-${name}-error`, hint && `answer-${name}-hint`]
    .filter(Boolean)
    .join(' ');
  const attributes = [
    `class="input" name="${escape(name)}"`,
    autocomplete ? ` autocomplete="${escape(autocomplete)}"` : '',
    accept ? ` accept="${escape(accept)}"` : '',
    required ? ' required' : '',
    error ? ' aria-invalid="true"' : '',
    described ? ` aria-describedby="${described}"` : '',
  ].join('');
  // The line break after the tag is dropped by the HTML parser: a text that starts with one keeps it.
  if (kind === 'textarea') return `<textarea ${attributes} rows="4">\n${escape(value)}</textarea>`;
  if (kind === 'file') return `<input type="file" ${attributes}>`;
  return `<input type="${kind}" ${attributes} value="${escape(value)}">`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
