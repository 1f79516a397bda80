import { isUtf8 } from 'node:buffer';
import PostalMime from 'postal-mime';
import { charsetOf, decodeText } from './charset.ts';
import { joinEncodedWords } from './encoded-words.ts';

/** Internal parts of the library. Characters can be repaired only there. */
interface Node {
  state: 'header' | 'body' | 'finished';
  headerLines: string[];
  content: ArrayBuffer | null;
  contentType: { parsed: { value: string; params: Record<string, string> } };
}

type Collect = [node: Node, alternative: unknown, related: boolean];

interface Inner {
  currentNode: Node;
  processLine(line: Uint8Array<ArrayBuffer>, isFinal: boolean): Promise<void>;
  collectNode(...all: Collect): Promise<void>;
}

const Parser = PostalMime as unknown as new (
  ...options: ConstructorParameters<typeof PostalMime>
) => PostalMime & Inner;

/**
 * Email parser that repairs characters if an email declares a wrong encoding or none, or if encoded words split a
 * character.
 */
export class MendingParser extends Parser {
  override async processLine(line: Uint8Array<ArrayBuffer>, isFinal: boolean): Promise<void> {
    const node = this.currentNode;
    if (node.state !== 'header') return await super.processLine(line, isFinal);
    if (line.length === 0) node.headerLines = joinEncodedWords(node.headerLines.join('\n')).split('\n');
    return await super.processLine(isUtf8(line) ? line : inUtf8(line), isFinal);
  }

  override async collectNode(...all: Collect): Promise<void> {
    const [{ content, contentType }] = all;
    const { value, params } = contentType.parsed;
    if (content && value.startsWith('text/'))
      params['charset'] = charsetOf(new Uint8Array(content), params['charset']);
    await super.collectNode(...all);
  }
}

function inUtf8(line: Uint8Array): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(decodeText(line) ?? '');
}
