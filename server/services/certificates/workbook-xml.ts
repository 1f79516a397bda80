const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^<>]*`, 'g')) ?? [];
}

const ATTRIBUTES = new Map<string, RegExp>();

/** Value of an attribute; empty if the tag does not have it. */
export function attributeOf(tag: string, name: string): string {
  const pattern = ATTRIBUTES.get(name) ?? new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)|'([^']*))`);
  ATTRIBUTES.set(name, pattern);
  const value = pattern.exec(tag)?.slice(1).join('') ?? '';
  return value.replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\dA-Fa-f]{1,6}));/g, characterOf);
}

function characterOf(_all: string, sign?: string, decimal?: string, hex = ''): string {
  if (sign !== undefined) return SIGNS[sign] ?? '';
  const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Converts CDATA to escaped text, because CDATA may contain any sign. */
export function withoutMarkedText(xml: string): string {
  const [first = '', ...parts] = xml.split('<![CDATA[');
  return parts.reduce((text, part) => {
    const end = part.indexOf(']]>');
    return end === -1
      ? `${text}<![CDATA[${part}`
      : text + escapedText(part.slice(0, end)) + part.slice(end + 3);
  }, first);
}

export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
