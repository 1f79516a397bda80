import { InputField } from './field.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { shortcut } from './shortcut.ts';
import { Submit } from './submit.tsx';
import { TextLink } from './text-link.tsx';

interface SearchFormProps {
  action: string;
  label: string;
  search: string;
  /** Other parts of the address to keep. */
  fields?: Record<string, string>;
  /** Address of the list without a search. Empty if there is none. */
  all?: string;
}

/** Search field above a list. */
export function SearchForm({ action, label, search, fields, all = action }: SearchFormProps) {
  return (
    <form className="row filter" method="get" action={action} role="search">
      {fields && <HiddenFields fields={fields} />}
      <InputField
        name="search"
        label={label}
        input={{
          type: 'search',
          defaultValue: search,
          autoComplete: 'off',
          spellCheck: false,
          ...shortcut('/', 'Search'),
        }}
      />
      <Submit label="Search" look="small quiet" />
      {search && all && <TextLink href={all} label="Show all" />}
    </form>
  );
}
