interface ToolGroup {
  group: string;
  items: { name: string; module: number }[];
}

/** Tools grouped by their job, each with the module that teaches it. */
export function Tools({ groups }: { groups: ToolGroup[] }) {
  return (
    <dl className="tools">
      {groups.map((group) => (
        <div key={group.group}>
          <dt>{group.group}</dt>
          {group.items.map(({ name, module }) => (
            <dd key={name}>
              {name} <small>module {module}</small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
