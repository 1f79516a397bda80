import { ACT_LABELS } from '../contracts/submission-state.ts';
import type { Dependencies } from '../server/services/dependencies.ts';
import { readHistory } from '../server/services/submissions/read-history.ts';
import type { Fields } from './output.ts';

/** What was done about a submission, a line each; null where there is nothing. */
export async function showHistory(deps: Dependencies, reference: string): Promise<Fields> {
  const { changes, notes, letters } = await readHistory(deps, reference);
  return {
    history: lines(changes.map(({ made_at, made_by, act }) => `${made_at} ${made_by}: ${ACT_LABELS[act]}`)),
    notes: lines(notes.map(({ written_at, written_by, text }) => `${written_at} ${written_by}: ${text}`)),
    answers: lines(
      letters.map(
        ({ written_at, written_by, subject, text, mail }) =>
          `${written_at} ${written_by} (${mail?.state ?? 'unknown'}): ${subject}\n${text}`,
      ),
    ),
  };
}

function lines(texts: string[]): string | null {
  return texts.length === 0 ? null : texts.join('\n');
}
