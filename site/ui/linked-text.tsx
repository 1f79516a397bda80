/** E-email addresses, telephone numbers with their country code, and where fraud in India is reported. */
const REACHABLE = /([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{7,}\d|\b1930\b|cybercrime\.gov\.in)/;

/** Running text in which whoever is named can be called or written to with a tap. */
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
