import { perKind, type PerKind } from './perKind';

const yes = () => true;
const no = () => false;

const brief: PerKind<boolean> = {
  text: yes,
  url: yes,
  email: yes,
  boolean: yes,
  date: yes,
  dateTime: yes,
  color: yes,
  decimal: yes,
  integer: yes,
  choice: yes,
  multiline: no,
  richText: no,
  svg: no,
  reference: no,
  references: no,
  record: no,
  records: no,
  list: no,
  associations: no,
  image: no,
  images: no,
  files: no,
};

/** Whether a value is short and belongs to the record itself. Scans of thousands of records read only such fields. */
export const isShortValue = perKind(brief);
