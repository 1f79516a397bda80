/** What begins the copy of an earlier mail, as mail programs write it in the languages in which people write to the firm. */
const ATTRIBUTION =
  /^(On\b.{4,200}\bwrote|Am\b.{4,200}\bschrieb\b.{0,100}|Le\b.{4,200}\ba écrit|El\b.{4,200}\bescribió|Il\b.{4,200}\bha scritto|Em\b.{4,200}\bescreveu|Op\b.{4,200}\bschreef\b.{0,100}|.{4,200}\bपर लिखा|\d{4}.{4,120}(?:のメール|wrote|<[^<>]+@[^<>]+>))\s*[:：]\s*$/i;
/** Such a line is broken where it is long. */
const ATTRIBUTION_LINES = 4;
const SEPARATOR =
  /^\s*(-{2,}|_{5,})?\s*(Original Message|Forwarded message|Original-Nachricht|Ursprüngliche Nachricht|Message d'origine|Mensaje original)\s*(-{2,}|_{5,})?\s*$|^Begin forwarded message:\s*$/i;
/** The head of the earlier mail, as Outlook writes it: From, then within a few lines when or to whom. */
const HEAD_START = /^\s*\*?(From|Von|De|Da|Van|差出人)\s?\*?\s*[:：]\s*\*?\s*\S/i;
const HEAD_FURTHER =
  /^\s*\*?(Sent|Date|Gesendet|Datum|Envoyé|Enviado|Inviato|Verzonden|To|An|À|Para|送信日時|日時)\s?\*?\s*[:：]/i;
const RULE = /^\s*[_-]{10,}\s*$/;
const QUOTED = /^\s*[>|]/;
/** What programs of phones put beneath what somebody wrote. */
const SENT_FROM =
  /^(Sent from (my |Yahoo|Outlook|Mail)|Get Outlook for|Von meinem .{2,20} gesendet|Envoyé de mon)/i;

/**
 * Parts what somebody wrote from the copy of earlier mails beneath it. Where answers stand between quoted lines everything is
 * new: apart neither would be understood. Nothing is lost: both together are the whole text.
 */
export function splitQuoted(whole: string): { text: string; earlier: string } {
  const lines = whole.split('\n');
  const start = startOfEarlier(lines);
  if (start === undefined) return { text: whole, earlier: '' };
  const text = lines.slice(0, start).join('\n').trim();
  // Somebody who wrote nothing above has written something elsewhere, or passes the mail on.
  if (text === '' || SENT_FROM.test(text)) return { text: whole, earlier: '' };
  return { text, earlier: lines.slice(start).join('\n').trim() };
}

function startOfEarlier(lines: string[]): number | undefined {
  for (let index = 0; index < lines.length; index += 1) {
    if (isSeparator(lines, index)) return withRuleAbove(lines, index);
    const attribution = attributionAt(lines, index);
    const isQuoted = QUOTED.test(lines[index] ?? '');
    if (attribution === 0 && !isQuoted) continue;
    const rest = lines.slice(index + attribution);
    // An attribution alone may be a sentence of theirs: something quoted follows it, or nothing else.
    if (attribution > 0 && !QUOTED.test(rest.find((line) => line.trim() !== '') ?? '>'))
      return hasQuoted(rest) ? undefined : index;
    return hasAnswers(rest) ? undefined : index;
  }
  return undefined;
}

function withRuleAbove(lines: string[], index: number): number {
  const above = lines.findLastIndex((line, at) => at < index && line.trim() !== '');
  return RULE.test(lines[above] ?? '') ? above : index;
}

function isSeparator(lines: string[], index: number): boolean {
  const line = lines[index] ?? '';
  if (SEPARATOR.test(line)) return true;
  return HEAD_START.test(line) && lines.slice(index + 1, index + 4).some((next) => HEAD_FURTHER.test(next));
}

/** Over how many lines it goes; 0 where there is none. */
function attributionAt(lines: string[], index: number): number {
  let joined = '';
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    const line = lines[index + count - 1];
    if (line === undefined || line.trim() === '' || QUOTED.test(line)) return 0;
    joined = `${joined} ${line.trim()}`.trim();
    if (ATTRIBUTION.test(joined)) return count;
  }
  return 0;
}

function hasQuoted(lines: string[]): boolean {
  return lines.some((line) => QUOTED.test(line));
}

/** Whether somebody wrote beneath quoted lines; what a phone adds is nothing. */
function hasAnswers(lines: string[]): boolean {
  const first = lines.findIndex((line) => QUOTED.test(line));
  if (first === -1) return false;
  const last = lines.findLastIndex((line) => QUOTED.test(line));
  return lines
    .slice(first)
    .some(
      (line, index) =>
        line.trim() !== '' && !QUOTED.test(line) && !(first + index > last && SENT_FROM.test(line)),
    );
}
