import type { ActingDependencies } from '../dependencies.ts';
import { normaliseReference } from '../submissions/reference.ts';
import { recordAct } from '../trail/record-act.ts';
import { readResume, type Resume } from './read-resume.ts';

/** Gives a resume to one of the firm's people; the trail says who has it. */
export async function downloadResume(deps: ActingDependencies, reference: string): Promise<Resume> {
  const resume = await readResume(deps, reference);
  await recordAct(deps.storage.database, deps, 'resume.downloaded', normaliseReference(reference));
  return resume;
}
