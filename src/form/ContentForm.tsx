import Box from '@mui/material/Box';
import {
  Form,
  useRecordContext,
  useRegisterMutationMiddleware,
  useSaveContext,
  type DataProvider,
  type Middleware,
  type UpdateParams,
  type UpdateResult,
} from 'react-admin';
import {
  lazy,
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { emptyRecord } from '../../domain/contentType';
import type { Field } from '../../domain/fields';
import { useFormType } from '../fields/FormType';
import { ShownDifferenceProvider } from '../fields/german/ShownDifference';
import { useReadRecord } from '../ui/useReadAhead';
import { forgetStart, startOf } from './duplicating/duplicated';
import type { DeleteDialogProps } from './deleting/DeleteDialog';
import type { HeaderAction } from './header/HeaderMenu';
import { FormBody } from './FormBody';
import { useFormMode } from './FormMode';
import { useFormNavigation } from './leaving/useFormNavigation';
import type { PreviewOf } from './PreviewDialog';
import { SteadyForm } from './SteadyForm';
import type { AskBeforeSaving } from './saving/useSave';
import { useToldByNumber } from './useToldByNumber';

export interface ContentFormProps {
  /** The question before deleting, literal for each type. */
  deleteQuestion: string;
  /** Asks it, where there is more to say before a record goes. */
  Delete?: ComponentType<DeleteDialogProps>;
  /** The public view, for the preview. */
  Preview?: PreviewOf;
  /**
   * What a dialog says where saving fails and the server gives no reason; without it that stands above the fields
   * alone.
   */
  failure?: string | undefined;
  /**
   * Asked once the values are in order, where neither mode nor inbox asks; e.g. whether the record is there already.
   */
  ask?: AskBeforeSaving | undefined;
  /** What else can be done with the record, in the menu of its page; the same array as long as it is the same. */
  actions?: readonly HeaderAction[] | undefined;
  /** The inputs. */
  children: ReactNode;
}

const Difference = lazy(() =>
  import('../review/ValuesDifference').then((module) => ({ default: module.ValuesDifference })),
);
const showDifference = (field: Field, before: unknown, after: unknown) => (
  <Difference field={field} before={before} after={after} />
);

/**
 * react-admin's `Form` with what an editor works with: header, languages, checking, drafts, merging, preview, history.
 * The whole record is sent as it was read, so that switched-off fields keep their values. Stands in an edit or create
 * context.
 */
export const ContentForm = memo(function ContentForm(props: ContentFormProps) {
  const type = useFormType();
  const mode = useFormMode();
  const record = useRecordContext<FieldValues & { id: number }>();
  const [base] = useState<FieldValues>(() => record ?? startOf(type.name) ?? emptyRecord(type));
  useEffect(forgetStart, []);
  const start = useToldByNumber(mode?.start ?? base);
  const navigation = useFormNavigation(type.name);
  const read = useReadRecord(type.name);
  const submit = useRef<() => Promise<void>>(undefined);
  const send = useRef(useSaveContext().save);
  send.current = useSaveContext().save;
  const meta = useRef<unknown>(undefined);
  useRegisterMutationMiddleware(
    useCallback<Middleware<DataProvider['update']>>(async (resource, params, next) => {
      const answer = await next(resource, params);
      meta.current = (answer as { meta?: unknown }).meta;
      return recordAsItIs(params, answer);
    }, []),
  );
  return (
    // Enter in a field saves nothing; a button that submits does.
    <Box onSubmitCapture={(event: FormEvent) => (event.nativeEvent as SubmitEvent).submitter || event.preventDefault()}>
      <Form
        record={start as { id: number }}
        onSubmit={useCallback(async () => submit.current?.(), [])}
        disableInvalidFormNotification
        shouldFocusError={false}
        noValidate
      >
        <SteadyForm>
          <ShownDifferenceProvider value={showDifference}>
            <FormBody
              {...props}
              mode={mode}
              first={base}
              navigation={navigation}
              read={read}
              send={send}
              meta={meta}
              submit={submit}
            />
          </ShownDifferenceProvider>
        </SteadyForm>
      </Form>
    </Box>
  );
});

/**
 * The answer to what was kept in the inbox is an item of that, and no record: the rows of the lists stay as they are.
 */
const recordAsItIs = ({ data, previousData }: UpdateParams, answer: UpdateResult): UpdateResult =>
  data?.addToInbox === true && previousData ? { data: previousData as UpdateResult['data'] } : answer;
