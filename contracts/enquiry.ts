import * as v from 'valibot';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryFieldName } from './enquiry-form.ts';
import { emailLine, nameLine, optionalLine, optionalText, phoneLine, singleLine } from './text.ts';

function ruleOf({ holds, maxLength, required }: EnquiryField) {
  switch (holds) {
    case 'name':
      return nameLine(required, maxLength);
    case 'email':
      return emailLine(required, 'Please enter a valid email');
    case 'phone':
      return phoneLine(required);
    case 'line':
      return required === undefined ? optionalLine(maxLength) : singleLine(required, maxLength);
    case 'text':
      return optionalText(maxLength);
  }
}

const rules = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field.name, ruleOf(field)]));

// The cast gives back the types of the names, which Object.fromEntries loses.
export const enquirySchema = v.object(rules as Record<EnquiryFieldName, ReturnType<typeof ruleOf>>);
