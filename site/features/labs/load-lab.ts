import type { LabPage } from '../../../content/types.ts';

/** Each lab is a separate script, so that pages load only their own. */
const LABS = import.meta.glob<Record<string, LabPage>>(['./*.ts', '!./*.test.ts'], {
  base: '../../../content/labs',
});

/** The exercise at …/devops/lab is in content/labs/devops.ts. */
export async function loadLab({ path }: { path: string }) {
  const load = LABS[`./${path.split('/').at(-2)}.ts`];
  const [{ exerciseOf }, module = {}] = await Promise.all([import('./lab-exercise.tsx'), load?.()]);
  const [lab] = Object.values(module);
  if (!lab) throw new Error(`There is no lab at ${path}`);
  return { default: exerciseOf(lab) };
}
