import { ModuleStrip, type ModuleStripProps } from './module-strip.tsx';

interface RoleListProps {
  roles: { title: string; text: string; modules: ModuleStripProps }[];
}

/** What a course leads to, and by which of its modules. */
export function RoleList({ roles }: RoleListProps) {
  return (
    <ul className="ledger">
      {roles.map(({ title, text, modules }) => (
        <li key={title}>
          <b>{title}</b>
          <span>
            <ModuleStrip {...modules} />
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
