import { shortcut } from './shortcut.ts';

/** Tabs of a list, each with its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="row tabs" aria-label={label}>
      {tabs.map((tab, index) => (
        <a
          key={tab.path}
          href={tab.path}
          aria-current={tab.isCurrent ? 'page' : undefined}
          {...shortcut(String(index + 1), tab.label)}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}

interface Tab {
  path: string;
  label: string;
  isCurrent: boolean;
}
