import type { PolicyHashes } from './security-headers.ts';
import { ANSWER_PAGE, type Site } from './site.ts';

/** What a visitor without script sees after sending a form: text only, all of it is escaped here. */
export interface AnswerPage {
  heading: string;
  paragraphs: string[];
  /** Terms and details, such as those of a certificate. */
  details?: [term: string, detail: string][];
  /** To mend what was refused, with what was typed still in it. */
  form?: AnswerForm;
  link?: { path: string; label: string };
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
  // The page stays as it was sent: its address has no page in the browser's routes.
  const html = file.bodies.identity.toString('utf8').replaceAll(/<script type="module"[^>]*><\/script>/g, '');
  const [beforeTitle = '', afterTitle = ''] = html.split(/<title>[^<]*<\/title>/);
  const place = afterTitle.indexOf(PLACE) + PLACE.length;
  if (place < PLACE.length) throw new Error(`The page ${ANSWER_PAGE} has no title, or no place for the answer`);
  const [top, bottom] = [afterTitle.slice(0, place), afterTitle.slice(place)];
  return {
    hashes: file.page,
    render: (page) => `${beforeTitle}<title>${escape(page.heading)}</title>${top}${content(page)}${bottom}`,
  };
}

function content({ heading, paragraphs, details, form, link }: AnswerPage): string {
  return [
    `<h1>${escape(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p class="big">${escape(paragraph)}</p>`),
    details ? detailList(details) : '',
    form ? formMarkup(form) : '',
    link ? `<p><a class="btn ghost" href="${escape(link.path)}">${escape(link.label)}</a></p>` : '',
  ].join('\n');
}

function detailList(details: [term: string, detail: string][]): string {
  const rows = details.map(([term, detail]) => `<div><dt>${escape(term)}</dt><dd>${escape(detail)}</dd></div>`);
  return `<dl class="record">${rows.join('')}</dl>`;
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

function inputMarkup({ name, kind, error, hint, autocomplete, accept, required }: AnswerField, value: string): string {
  const described = [error && `answer-${name}-error`, hint && `answer-${name}-hint`].filter(Boolean).join(' ');
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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
