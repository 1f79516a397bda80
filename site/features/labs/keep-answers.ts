import type { LabStep } from '../../../content/lab-types.ts';
import { keepInTab, tabStorage } from '../../hooks/tab-storage.ts';
import type { Answers } from './judge.ts';
import type { LabProgress } from './lab-progress.ts';

/** State of a lab, stored in the tab under the lab's path until the lab is restarted or the tab is closed. */
interface KeptLab {
  progress: LabProgress;
  /** Form values of each step. */
  answers: Answers[];
}

/** Undefined if nothing was stored, or if it is from another version of the lab. */
export function readKeptLab(path: string, stepCount: number): KeptLab | undefined {
  try {
    const kept = JSON.parse(tabStorage()?.getItem(path) ?? '{}') as Partial<KeptLab>;
    const { progress, answers } = kept;
    return progress?.steps.length === stepCount && answers ? { progress, answers } : undefined;
  } catch {
    return undefined;
  }
}

export function keepLab(path: string, kept: KeptLab): void {
  keepInTab(path, JSON.stringify(kept));
}

export function forgetLab(path: string): void {
  tabStorage()?.removeItem(path);
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element.matches('input, textarea, select');

const isOption = (field: Element) => field.matches('[type=radio], [type=checkbox]');

/** Form values in the order of the fields, including disabled ones of solved steps. */
export function answersOf(form: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const field of [...form.elements].filter(isField)) {
    if (!isOption(field) || (field as HTMLInputElement).checked)
      (answers[field.name] ??= []).push(field.value);
  }
  return answers;
}

/** True if anything was typed or chosen in a step. */
export function isTouched(step: LabStep, answers: Answers): boolean {
  return Object.entries(answers).some(([name, [value]]) => value !== startOf(step, name));
}

function startOf(step: LabStep, name: string): string {
  if (step.kind === 'code' || step.kind === 'query') return step.start;
  if (step.kind !== 'amounts') return '';
  return String(step.fields.find((field) => field.name === name)?.start ?? '');
}

export function fillForm(form: HTMLFormElement, answers: Answers): void {
  const places = new Map<string, number>();
  for (const field of [...form.elements].filter(isField)) {
    const values = answers[field.name] ?? [];
    if (isOption(field)) {
      (field as HTMLInputElement).checked = values.includes(field.value);
      continue;
    }
    const place = places.get(field.name) ?? 0;
    places.set(field.name, place + 1);
    field.value = values[place] ?? field.value;
  }
}
