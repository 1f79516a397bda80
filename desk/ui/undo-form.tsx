import { use } from 'react';
import { ActForm } from './act-form.tsx';
import { TimeZone } from './time.tsx';

interface UndoFormProps {
  action: string;
  version: number | string;
  /** The action to undo, such as “published”. */
  what?: string;
  by: string | null;
  at: string;
}

/** Undoes the last change, which its label describes: “Undo: published by Arjun, 28 Nov, 04:49”. */
export function UndoForm({ action, version, what = 'change', by, at }: UndoFormProps) {
  const timeZone = use(TimeZone);
  const time = new Date(at).toLocaleString('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const who = by === null ? '' : ` by ${by}`;
  return <ActForm action={action} version={version} label={`Undo: ${what}${who}, ${time}`} />;
}
