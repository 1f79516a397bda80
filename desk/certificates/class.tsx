import type { ClassView } from './roster-view.ts';
import { Offered } from '../ui/offered.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { CourseField } from '../ui/course-field.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { fieldsOf, InputField, TextField } from '../ui/field.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const classScreen: Screen<ClassView> = {
  title: () => 'Issue a class',
  draw: ({ values, errors, courses, classes = [] }) => {
    const field = fieldsOf(values, errors);
    return (
      <>
        <BackLink href="/certificates">Certificates</BackLink>
        <ScreenHead heading="Issue a class">
          Paste the rows or give the file; you see and correct them before anything is stored.
        </ScreenHead>
        <ErrorSummary errors={errors} />
        <form
          className="form class-form"
          method="post"
          action="/certificates/class"
          encType="multipart/form-data"
          noValidate
        >
          <InputField
            {...field('class', { required: true, autoComplete: 'off', autoFocus: true, list: 'classes' })}
            label="Name of the class"
            hint="Such as DevOps, November 2026. You can search by this name later."
          />
          <Offered id="classes" options={classes} />
          <div className="field-row">
            <CourseField
              courses={courses}
              value={values.course}
              label="Course (optional)"
              hint="For rows without a course"
              error={errors.course}
            />
            <InputField
              {...field('issued', { type: 'date' })}
              label="Issued on"
              hint="For rows without a date"
            />
          </div>
          <TextField
            name="table"
            label="Rows, pasted from the spreadsheet"
            hint="Select the cells there, with the headings or without, and copy them here."
            error={errors.table}
            textarea={{ defaultValue: values.table, rows: 8, spellCheck: false }}
          />
          <InputField
            name="file"
            label="Or the file: Excel (.xlsx) or CSV"
            hint="Drop it here or choose it. Columns in any order, any common way to write days; rows above the headings are ignored."
            error={errors.file}
            input={{
              type: 'file',
              accept: '.xlsx,.csv,.txt,.tsv,text/csv,text/plain',
            }}
          />
          <div className="form-foot">
            <Submit label="Show the rows" data-busy="Reading the rows…" />
            <TextLink href="/certificates" label="Cancel" />
          </div>
        </form>
      </>
    );
  },
};
