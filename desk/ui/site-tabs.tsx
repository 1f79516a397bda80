import { OFFICE_THINGS } from '../../domain/things.ts';
import { Tabs } from './tabs.tsx';

/** Tabs for editable parts of the site other than openings and batches. */
export function SiteTabs({ current }: { current: string }) {
  const tabs = Object.values(OFFICE_THINGS).map(({ path, heading: label }) => ({
    path,
    label,
    isCurrent: path === current,
  }));
  return <Tabs label="Site" tabs={tabs} />;
}
