/** Email addresses, telephone numbers with a country code, and India's numbers for reporting fraud. */
const REACHABLE = /([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{7,}\d|\b1930\b|cybercrime\.gov\.in)/;

/** Running text with links to call or email. */
export function LinkedText({ text }: { text: string }) {
  return text.split(REACHABLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={addressOf(part)}>
        {part}
      </a>
    ),
  );
}

function addressOf(name: string): string {
  if (name.includes('@')) return `mailto:${name}`;
  return /^[+\d]/.test(name) ? `tel:${name.replaceAll(' ', '')}` : `https://${name}`;
}
