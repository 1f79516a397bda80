interface PostButtonProps {
  action: string;
  label: string;
  /** Said to screen readers in place of the label, where several stand in a table. */
  fullLabel?: string;
  isDanger?: boolean;
}

/** One act, as a form with one button. */
export function PostButton({ action, label, fullLabel, isDanger }: PostButtonProps) {
  return (
    <form method="post" action={action}>
      <button className={isDanger ? 'row-button danger' : 'row-button'} type="submit" aria-label={fullLabel}>
        {label}
      </button>
    </form>
  );
}
