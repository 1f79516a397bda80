import type { LabField } from '../../../../content/lab-types.ts';

/** The meaning of an answer, however it is spelt, or a question to the learner. */
export type Reading = { value: number | string } | { ask: string };

/** Reads the value of a field. Commands have a separate parser (read-command.ts). */
export function readAnswer(field: LabField, typed: string): Reading {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[“”‘’"'`]|\*\*/g, '')
    .replaceAll('−', '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  switch (field.reads) {
    case 'number':
    case 'percent':
      return readNumber(text, field);
    case 'status':
      return readStatus(text, field.names ?? {});
    case 'line':
      return readLine(text);
    case 'version':
      return readVersion(text);
    case 'time':
      return readTime(text, field.day);
    case 'address':
    case 'network':
    case 'mask':
      return readNetwork(text, field);
    case 'order':
      return readOrder(text);
    case 'name':
    case 'command':
      return { value: withoutLabel(text, field) };
  }
}

const FILLERS =
  /\b(about|approx(imately)?|around|roughly|exactly|is|are|the|each|every|per|for|short|(in )?all|too many|too much|extra|total|http|answer|altogether)\b/g;
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = /(?<![\w.,])[+-]?(\d[\d,]*(\.\d+)?|\.\d+)/g;
const GROUPED = /^[+-]?(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})(\.\d+)?$/;

/** An amount with its unit or currency: "Rs. 4,000/-", "133.6 W", "3 of 4", "12k". */
export function readNumber(
  typed: string,
  field: Pick<LabField, 'name' | 'label' | 'unit' | 'reads' | 'outOf' | 'names'>,
): Reading {
  let text = typed.split('=').at(-1) ?? '';
  text = String(calculate(text) ?? text);
  for (const [name, value] of Object.entries(field.names ?? {})) text = text.replace(name, ` ${value} `);
  NUMBER_WORDS.forEach(
    (word, value) => (text = text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), String(value))),
  );
  const hasPercent = /%|per ?cent/.test(text);
  text = text
    .replaceAll(/₹|\binr\b|\brs\b\.?|\brs\.?(?=\d)|\brupees?\b|\/-|%|\bper ?cents?\b|[~≈()]/g, ' ')
    .replaceAll(/(\d) (?=\d{3}\b)/g, '$1')
    .replaceAll(/\bnil\b/g, '0')
    .replace(/^\s*(?:minus|[-–])\s*(?=[\d.])/, '-');
  if (hasPercent && field.reads === 'number')
    return { ask: 'A number is asked for, not a share in per cent.' };
  const european = /(?<![\d,.])[+-]?\d+(?:\.\d{3})*,(?:\d{1,2}|\d{4,})(?!\d|,\d)/.exec(text)?.[0];
  if (european) {
    const meant = european.replaceAll('.', '').replace(',', '.');
    return { ask: `“${european}” has a decimal comma. Write it with a point: ${meant}.` };
  }
  const fraction =
    /^\s*(-?[\d,.]+)\s*([a-z]*?)\s*(?:\/|÷|\b(?:(?:out )?of(?: the)?|in)\b)\s*([\d,.]+)\s*(.*)$/.exec(text);
  if (fraction) {
    const [, part = '', counted = '', whole = '', behind = ''] = fraction;
    const rest = `${counted} ${behind}`;
    const [count, all] = [plainNumber(part), plainNumber(whole)];
    if (all === field.outOf) return withoutRest(rest, count, field);
    return withoutRest(rest, field.reads === 'percent' ? (100 * count) / all : count / all, field);
  }
  const found = [...text.matchAll(NUMBER)].map(([match]) => match);
  if (found.length === 0) return { ask: 'There is no number in it. Write it in digits.' };
  if (new Set(found.map(plainNumber)).size > 1)
    return { ask: `Write one number: we read ${found.join(' and ')}.` };
  const [written = ''] = found;
  if (!GROUPED.test(written) && written.includes(','))
    return { ask: `“${written}” can be read in two ways. Write it without commas.` };
  const scale = /(\d) ?k\b/.test(text) ? 1_000 : /\d ?lakhs?\b/.test(text) ? 100_000 : 1;
  const unitScale = scaleOfUnit(text, field.unit);
  const rest = text.replaceAll(NUMBER, ' ').replaceAll(/\bk\b|\blakhs?\b/g, ' ');
  const value = plainNumber(written) * scale * unitScale;
  const isShare = field.reads === 'percent' && !hasPercent && value > 0 && value < 1;
  return withoutRest(
    unitScale === 1 ? rest : rest.replace(/\b[km]w\b/, ''),
    isShare ? value * 100 : value,
    field,
  );
}

/** The value of a formula with several operators, such as "(22 - 10) / 6"; undefined if it is not one. */
function calculate(text: string): number | undefined {
  const tokens =
    text
      .replaceAll('÷', '/')
      .replaceAll('×', '*')
      .match(/[\d,.]+|\S/g) ?? [];
  const isPart = (token: string) => /^(\d[\d,]*(\.\d+)?|\.\d+|[-+*/()])$/.test(token);
  const signs = tokens.filter((token) => '+-*/'.includes(token)).join('');
  if (!tokens.every(isPart) || signs.length < 2 || !/[*/]/.test(signs)) return undefined;
  let at = 0;
  const isNext = (some: string) => some.includes(tokens[at] ?? ' ');
  const atom = (): number => {
    if (tokens[at] !== '(') return plainNumber(tokens[at++] ?? 'none');
    at += 1;
    const value = sum();
    return tokens[at++] === ')' ? value : Number.NaN;
  };
  const product = (): number => {
    let value = atom();
    while (isNext('*/')) value *= tokens[at++] === '*' ? atom() : 1 / atom();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (isNext('+-')) value += tokens[at++] === '+' ? product() : -product();
    return value;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}

function plainNumber(written: string): number {
  return Number(written.replaceAll(',', ''));
}

function scaleOfUnit(text: string, unit: string | undefined): number {
  const prefix = unit === 'W' ? /([km])w\b/.exec(text)?.[1] : undefined;
  return prefix === 'k' ? 1_000 : prefix === 'm' ? 0.001 : 1;
}

/** Refuses a number beside other text that may change its meaning. */
function withoutRest(
  rest: string,
  value: number,
  { name, label, unit = '' }: Pick<LabField, 'name' | 'label' | 'unit'>,
): Reading {
  const known = `${name} ${label} ${unit === 'W' ? 'W watts' : unit}`.toLowerCase().match(/[a-z]+/g) ?? [];
  const plain = new Set(known.map((word) => word.replace(/s$/, '')));
  const strange = (rest.replaceAll(FILLERS, ' ').match(/[a-z]+|[$€£¥]/g) ?? []).find(
    (word) => !plain.has(word.replace(/s$/, '')),
  );
  if (strange)
    return { ask: `“${strange}” does not belong here. Write the number${unit ? `, in ${unit}` : ''} alone.` };
  if (!Number.isFinite(value)) return { ask: 'There is no number in it. Write it in digits.' };
  return { value: Math.round(value * 1e6) / 1e6 };
}

/** An HTTP status, by itself or in context: "HTTP/1.1 303 See Other", "HttpStatus.SEE_OTHER", "reply.code(303)". */
function readStatus(text: string, names: Record<string, number>): Reading {
  const plain = text.replaceAll(/http\/\d(\.\d)?/g, ' ').replaceAll(/[_-]/g, ' ');
  const codes = plain.match(/(?<!\d)[1-5]\d\d(?!\d)/g) ?? [];
  const named = Object.entries(names).filter(([name]) => new RegExp(`\\b${name}\\b`).test(plain));
  const found = new Set([...codes.map(Number), ...named.map(([, code]) => code)]);
  if (found.size > 1) return { ask: `Write one status: we read ${[...found].join(' and ')}.` };
  const [code] = found;
  return code === undefined ? { ask: 'Write a status code: three digits, such as 404.' } : { value: code };
}

const FILE_BEFORE = /^[\w./-]+\.[a-z]\w*[\s,:]*(?=[\s,:#])/;
/**
 * Words for a line, followed by its number and its content. A second number is allowed only if a sign separates it from
 * the first.
 */
const LINE =
  /^(?:it is )?(?:(?:the|line|ln|l|no|number)[.:=]?\s*|[#:=,]\s*)*(\d+)(?:st|nd|rd|th)?(?: line)?(?:\s*[:()|].*|\.(?!\d).*|[\s,–-]+(?!and\b|or\b|to\b)[a-z]\D*)?$/;

/** "15", "Line 15", "ci.yml:15", "ci.yml#L15", "15: node-version", "the 15th line" */
function readLine(text: string): Reading {
  const line = LINE.exec(text.replace(FILE_BEFORE, '').trim())?.[1];
  return line ? { value: Number(line) } : { ask: 'Write the number of one line, such as 12.' };
}

/** A version of Node: "Node v24.10.0", "24.x", "24 LTS". */
function readVersion(text: string): Reading {
  const plain = text
    .replace(/\(.*\)$/, '')
    .replace(/[,;!]\D*$/, '')
    .replaceAll(/\bnode([ -]version|\.?js)?\b|\b(it is|version|major|lts)\b|[:=@]/g, ' ')
    .trim();
  const version = /^v?\s*(\d+(?:\.\d+){0,2})(?:\.[x*])*\.?$/.exec(plain)?.[1];
  return version ? { value: version } : { ask: 'Write one version, such as 22 or v22.4.1.' };
}

const INDIA_AHEAD_MIN = 330;

/** Time of day in India, from a time or a full timestamp. */
function readTime(text: string, day: LabField['day']): Reading {
  const date = /(\d{1,2})[/ -]([a-z]{3})[a-z]*[/ -](\d{4})|(\d{4})-(\d\d)-(\d\d)/.exec(text);
  if (date && day) {
    const [, dayOfMonth, month, year, isoYear, isoMonth, isoDay] = date;
    const written = month
      ? `${year}-${monthNumber(month)}-${dayOfMonth?.padStart(2, '0')}`
      : `${isoYear}-${isoMonth}-${isoDay}`;
    if (written !== day) return { ask: 'That is another day than the one in the log.' };
  }
  const times = [
    ...text.matchAll(
      /(?<![\d.+-])(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?(?!\d)\s*([ap]\.?m\b)?\s*(z\b|utc\b|gmt\b)?/g,
    ),
  ];
  if (times.length === 0) return { ask: 'Write a time of the day, such as 09:06:18.' };
  if (times.length > 1) return { ask: 'Write one time: there are several.' };
  const [, hours = '', minutes = '', seconds, half, utc] = times[0] ?? [];
  const inDay = (Number(hours) % (half ? 12 : 24)) * 60 + Number(minutes) + (half?.startsWith('p') ? 720 : 0);
  const inIndia = inDay + (utc ? INDIA_AHEAD_MIN : 0);
  const clock = [Math.floor(inIndia / 60) % 24, inIndia % 60].map((part) => String(part).padStart(2, '0'));
  return { value: [...clock, ...(seconds ? [seconds] : [])].join(':') };
}

function monthNumber(name: string): string {
  return String('jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').indexOf(name) + 1).padStart(
    2,
    '0',
  );
}

const ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;

/** An address, a network or a mask, with the mask as a prefix: "10.20.30.0/25", "10.20.30.1", "/25". */
function readNetwork(written: string, field: LabField): Reading {
  // Analysts write 203[.]0[.]113[.]77 in tickets, so that nobody clicks on it.
  const text = written.replaceAll(/[[({]\.[\])}]/g, '.');
  const addresses = text.match(ADDRESS) ?? [];
  const strange = addresses.find((each) =>
    each.split('.').some((part) => Number(part) > 255 || /^0\d/.test(part)),
  );
  if (strange)
    return { ask: `“${strange}” is no address: four numbers from 0 to 255, without leading zeros.` };
  const bare = text.replaceAll(ADDRESS, ' ');
  if (addresses.length === 0 && /\.\d+\s*\//.test(bare))
    return { ask: 'Write the whole address, with all four numbers.' };
  const length =
    /\/\s*(\d{1,2})\b/.exec(bare)?.[1] ??
    (field.reads === 'mask' ? /^\D*(\d{1,2})(?: bits?)?$/.exec(bare.trim())?.[1] : undefined);
  const known = new Set([
    ...field.label.toLowerCase().split(/\W+/),
    'vlan',
    'network',
    'subnet',
    'netmask',
    'mask',
    'prefix',
    'router',
    'gateway',
    'ip',
    'address',
    'is',
    'to',
    'bit',
    'bits',
    'length',
    'with',
    'host',
  ]);
  const rest = bare.replace(/\/\s*\d{1,2}\b/, ' ').replace(/\bvlan \d+/, ' ');
  const unknown = (rest.match(/[a-z]+/g) ?? []).find((word) => !known.has(word));
  if (unknown) return { ask: `“${unknown}” does not belong here. Write it in numbers alone.` };

  const [first, second, third] = addresses;
  if (third) return { ask: 'Write one: there are several addresses in it.' };
  const mask =
    second ?? (field.reads === 'mask' && first && prefixOf(first) !== undefined ? first : undefined);
  const address = mask === first ? undefined : first;
  if (mask === undefined && length === undefined)
    return field.reads === 'mask'
      ? { ask: 'Write a prefix such as /24, or a mask such as 255.255.255.0.' }
      : { value: address ?? '' };
  if (length !== undefined && Number(length) > 32)
    return { ask: `/${length} is no prefix: an address has 32 bits.` };
  const prefix =
    length === undefined ? (prefixOf(mask ?? '') ?? prefixOfRange(address, mask)) : Number(length);
  if (prefix === undefined)
    return {
      ask:
        field.reads === 'address'
          ? 'Write one address.'
          : `${mask} is neither a mask nor the end of a network that begins there.`,
    };
  if (field.reads === 'mask' && (address === undefined || address === field.network))
    return { value: `/${prefix}` };
  if (field.reads === 'mask') return { value: `${address}/${prefix}` };
  if (field.reads === 'address' && prefix === field.prefix) return { value: address ?? '' };
  if (field.reads === 'address' && prefix === 32) return { value: address ?? '' };
  return { value: `${address}/${prefix}` };
}

function bitsOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** The prefix length of a mask: 25 for 255.255.255.128, and also for the router wildcard 0.0.0.127. */
function prefixOf(mask: string): number | undefined {
  const bits = bitsOf(mask).toString(2).padStart(32, '0');
  if (/^1+0*$/.test(bits)) return bits.lastIndexOf('1') + 1;
  return /^0+1+$/.test(bits) ? bits.indexOf('1') : undefined;
}

/** Prefix length of a network from its first and last address. */
function prefixOfRange(first: string | undefined, last: string | undefined): number | undefined {
  if (!first || !last) return undefined;
  const bits = Math.log2(bitsOf(last) - bitsOf(first) + 1);
  return Number.isInteger(bits) && bitsOf(first) % 2 ** bits === 0 ? 32 - bits : undefined;
}

/** Letters in their order: "C, A, B", "c > a > b", "CAB". */
function readOrder(text: string): Reading {
  const tokens =
    text.replaceAll(/\b(then|and|next|first|last|finally|before)\b/g, ' ').match(/[a-z]+/g) ?? [];
  if (tokens.length > 1 && tokens.some((token) => token.length > 1))
    return { ask: 'Write only the letters, such as CAB.' };
  return { value: tokens.join('') };
}

/** Removes the label and the signs around a value. "Session 4f1a", "session=4f1a" and "4f1a." become 4f1a. */
function withoutLabel(text: string, { label, name }: LabField): string {
  const labels = [label.toLowerCase(), name.toLowerCase()].map((each) => each.replaceAll(/[^\w ]/g, ''));
  const found = labels.find((each) => new RegExp(`^${each}\\b`).test(text));
  return (found ? text.slice(found.length) : text).replaceAll(/^[\s:=-]+|[\s.;,]+$/g, '');
}
