import { company } from '../../../content/company.ts';
import { palette } from '../../../content/palette.ts';

const { surface, sunken, text: ink, accent2 } = palette.light;

const PAGE = `margin:0;padding:32px 16px;background:${sunken};font:16px/1.6 Arial,Helvetica,sans-serif;color:${ink}`;
const SHEET = `max-width:560px;margin:0 auto;padding:32px;background:${surface};border-radius:14px;border-top:6px solid ${accent2}`;
const NAME = 'margin:0 0 24px;font-weight:bold;font-size:18px';
const PARAGRAPH = 'margin:0 0 16px';
const LINK = `color:${accent2}`;

/** Converts the text of an email, written by the firm, to HTML with paragraphs, line breaks and links. */
export function asHtml(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(
      (paragraph) => `<p style="${PARAGRAPH}">${withLinks(escape(paragraph)).replaceAll('\n', '<br>')}</p>`,
    );
  return [
    `<!doctype html><html lang="en"><body style="${PAGE}"><div style="${SHEET}">`,
    `<p style="${NAME}">${escape(company.name)}</p>`,
    ...paragraphs,
    '</div></body></html>',
  ].join('\n');
}

function withLinks(html: string): string {
  return html
    .replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a style="${LINK}" href="${address}">${address}</a>`)
    .replaceAll(escape(company.email), (email) => `<a style="${LINK}" href="mailto:${email}">${email}</a>`)
    .replaceAll(
      escape(company.phoneLabel),
      (label) => `<a style="${LINK}" href="tel:${company.phone}">${label}</a>`,
    );
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
