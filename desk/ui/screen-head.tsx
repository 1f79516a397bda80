import type { ReactNode } from 'react';

/** Heading of a screen, a line about it, and its actions. */
export function ScreenHead({ heading, children, actions }: ScreenHeadProps) {
  return (
    <div className="row screen-head">
      <div>
        <h1>{heading}</h1>
        {children && <p className="muted">{children}</p>}
      </div>
      {actions && <div className="row acts screen-actions">{actions}</div>}
    </div>
  );
}

interface ScreenHeadProps {
  heading: string;
  children?: ReactNode;
  actions?: ReactNode;
}
