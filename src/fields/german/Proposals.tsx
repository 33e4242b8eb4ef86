import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { contents } from '../../../domain/contents';
import type { Field } from '../../../domain/fields';
import { plainText } from '../../../domain/lists/search';
import type { ContentLocale } from '../../../domain/locales';
import { isNoise } from '../../../domain/translations/gaps';
import type { MachineTranslation, Proposal, ProposedTexts } from '../../../domain/translations/list';
import { isBlank } from '../../../domain/translations/texts';
import { apiFetch } from '../../api/http';
import { translationWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import { ariaKeys, isKey, keyTable } from '../../keys/keyTable';
import { editPath } from '../../ui/paths';
import { useConfig } from '../../session/config';
import { LinkButton } from '../../ui/buttons';
import { useFormGaps, useFormRights, useFormType, type FormGaps } from '../formContext';

interface ProposalsProps {
  field: Field;
  /** The path of the German text and that of its translation. */
  name: string;
  source: string;
  locale: ContentLocale;
}

const keys = keyTable.translations.takeProposal;

/**
 * Shown below an empty translation: how the same or a similar German text was translated before. A key takes a proposal
 * over.
 */
export function Proposals(props: ProposalsProps) {
  const form = useFormGaps();
  const mayWrite = useFormRights();
  return form && mayWrite(props.locale) && <ProposalsOf {...props} form={form} />;
}

/** A proposal; without a record it is by a machine (`provider`) or repeats the German text. */
type Shown = Pick<Proposal, 'text'> & Partial<Proposal> & Partial<MachineTranslation>;
const none: readonly ProposedTexts[] = [];

function ProposalsOf({ field, name, source, locale, form }: ProposalsProps & { form: FormGaps }) {
  const type = useFormType();
  const { control, setValue } = useFormContext();
  const german = useWatch({ control, name }) as unknown;
  const isEmpty = isBlank(useWatch({ control, name: source }));
  const [taken, setTaken] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { id, updatedAt } = form.stored as { id: number; updatedAt: string };
  const isAsking = isEmpty && !isBlank(german) && !isNoise(german);
  const { data: texts = none, isFetched: isAnswered } = useQuery({
    queryKey: ['translationProposals', type.name, id, locale, updatedAt],
    queryFn: ({ signal }) =>
      apiFetch<ProposedTexts[]>(`/${type.name}/${id}/translation-proposals?locale=${locale}`, { signal }),
    enabled: isAsking,
    // Requested once per language and visit of the form, for all fields.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const root = name.split('.')[0];
  const own = useMemo((): readonly Shown[] => {
    if (!isEmpty) return [];
    if (typeof german === 'string' && isNoise(german)) return [{ text: german }];
    return texts.find((one) => one.field === root && one.german === german)?.proposals ?? [];
  }, [german, isEmpty, root, texts]);
  const { machineTranslation: provider } = useConfig();
  const [isHere, setHere] = useState(false);
  // A text that somebody is about to translate, and that we have not translated before: services cost by the text.
  const asksMachine = isAsking && isAnswered && isHere && provider !== undefined && own[0]?.percent !== 100;
  const machine = useQuery({
    queryKey: ['machineTranslation', type.name, id, root, locale, german],
    queryFn: ({ signal }) =>
      apiFetch<MachineTranslation>(`/${type.name}/${id}/machine-translations`, {
        method: 'POST',
        body: { field: root, locale, german },
        once: false,
        signal,
      }),
    enabled: asksMachine,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const proposals: readonly Shown[] = asksMachine && machine.data ? [...own, machine.data] : own;
  const take = useRef<(proposal: Shown | undefined) => void>(undefined);
  take.current = (proposal) => {
    if (!proposal) return;
    setValue(source, proposal.text, { shouldDirty: true });
    setTaken(proposal);
    // The pressed button disappears with the proposal, so the focus moves to the input.
    box.current?.closest('[data-field]')?.querySelector<HTMLElement>(inputs)?.focus();
  };
  const first = proposals[0];
  useEffect(() => {
    const frame = provider === undefined ? null : box.current?.closest('[data-field]');
    if (!frame) return;
    const onFocus = () => setHere(true);
    if (frame.contains(document.activeElement)) onFocus();
    frame.addEventListener('focusin', onFocus);
    return () => frame.removeEventListener('focusin', onFocus);
  }, [provider]);
  useEffect(() => {
    const frame = box.current?.closest('[data-field]');
    if (!frame || !first) return;
    const onKey = (event: Event) => {
      if (!isKey(event as KeyboardEvent, keys)) return;
      event.preventDefault();
      // Otherwise the text editor would insert a new line.
      event.stopPropagation();
      take.current?.(first);
    };
    frame.addEventListener('keydown', onKey, { capture: true });
    return () => frame.removeEventListener('keydown', onKey, { capture: true });
  }, [first]);
  return (
    <Box ref={box} sx={{ px: 1.75, fontSize: '0.75rem', color: 'text.secondary' }}>
      <div role="status">
        {!isEmpty && taken && `${translationWords.taken}${taken.percent === undefined ? '' : `: ${originOf(taken)}`}`}
        {!isEmpty && taken?.provider && `: ${originOf(taken)}. ${translationWords.pleaseCheck}`}
        {asksMachine && machine.isFetching && translationWords.machineAsked(provider)}
        {asksMachine && !machine.isFetching && machine.error?.message}
      </div>
      {asksMachine && !machine.isFetching && machine.error && (
        <LinkButton onClick={() => void machine.refetch()}>{translationWords.again}</LinkButton>
      )}
      {proposals.map((proposal, index) => (
        <Box
          key={proposal.text}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            mt: 0.5,
            borderLeft: 3,
            borderColor: 'info.main',
            pl: 1,
          }}
        >
          <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
            <Box lang={locale} sx={{ color: 'text.primary', fontSize: '0.8125rem', ...clamped }}>
              {field.kind === 'richText' ? plainText(proposal.text) : proposal.text}
            </Box>
            {proposal.recordId === undefined ? (
              originOf(proposal)
            ) : (
              <Link
                component={LinkBase}
                to={editPath(proposal.type ?? '', proposal.recordId)}
                target="_blank"
                color="inherit"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {originOf(proposal)}
              </Link>
            )}
          </Box>
          <Button
            size="small"
            variant={index === 0 ? 'outlined' : 'text'}
            onClick={() => take.current?.(proposal)}
            {...(index === 0 && { 'aria-keyshortcuts': ariaKeys(keys) })}
            sx={{ flex: 'none' }}
          >
            {translationWords.take}
            {index === 0 && (
              <Box
                component="kbd"
                aria-hidden
                sx={{ ml: 0.75, font: 'inherit', fontWeight: 400, '@media (pointer: coarse)': { display: 'none' } }}
              >
                {keys[0]}
              </Box>
            )}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const inputs = 'input, textarea, [contenteditable="true"]';

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

function originOf({ type, title, percent = 100, provider }: Shown): string {
  if (provider !== undefined) return translationWords.machineProposal(provider);
  if (type === undefined) return translationWords.sameAsGerman;
  return translationWords.proposal(
    contents[type as keyof typeof contents]?.label.singular ?? type,
    title || untitled.de,
    percent,
  );
}
