import { useId, useState } from 'react';
import { colonIn, type Locale } from '../../../domain/locales';
import { maxDocumentBytes, maxDocuments, type SubmissionForm } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { submissionWords } from '../../i18n/submissions';
import { CallFailed, failureText } from '../form/calls';
import { useForm } from '../form/context';
import { apiBase } from '../../../domain/http';
import { host } from '../../ui/fileUrls';
import { documentKey, type SentDocument } from './answers';

interface DocumentsProps {
  form: SubmissionForm;
  documents: readonly SentDocument[];
  onChange: (change: (before: readonly SentDocument[]) => readonly SentDocument[]) => void;
  /** Called when uploads start and end. */
  onBusy: (isBusy: boolean) => void;
}

/** Documents, which are uploaded one by one as they are chosen, with their progress. */
export function Documents({ form, documents, onChange, onBusy }: DocumentsProps) {
  const { locale, problems } = useForm();
  const words = submissionWords[locale];
  const id = useId();
  const [progress, setProgress] = useState<{ name: string; percent: number } | null>(null);
  const [failed, setFailed] = useState<string[]>([]);
  const extensions = Object.keys(form.fileTypes)
    .map((extension) => `.${extension}`)
    .join(', ');
  const send = async (files: readonly File[]) => {
    setFailed([]);
    onBusy(true);
    for (const file of files.slice(0, maxDocuments - documents.length)) {
      setProgress({ name: file.name, percent: 0 });
      try {
        if (file.size > maxDocumentBytes) throw new CallFailed(413);
        const sent = await uploadDocument(file, (percent) => setProgress({ name: file.name, percent }));
        onChange((before) => [...before, { code: sent.code, name: sent.name } as SentDocument]);
      } catch (error) {
        setFailed((before) => [...before, `${file.name}${colonIn(locale)} ${problemOf(error, locale)}`]);
      }
    }
    setProgress(null);
    onBusy(false);
  };
  return (
    <fieldset data-field="files" tabIndex={-1}>
      <legend>{words.documents}</legend>
      <p className="hint" id={`${id}-help`}>
        {words.documentsHelp(extensions)}
      </p>
      <ul className="documents">
        {documents.map((document, index) => (
          <li key={documentKey(document)}>
            {document.name}{' '}
            <button
              type="button"
              className="link"
              onClick={() => onChange((before) => before.filter((one) => documentKey(one) !== documentKey(document)))}
            >
              {words.remove(document.name)}
            </button>
            {problems[`files.${index}`] && <p className="problem">{problems[`files.${index}`]}</p>}
          </li>
        ))}
      </ul>
      {documents.length < maxDocuments && (
        <div className="field">
          <label htmlFor={id}>{words.addDocuments}</label>
          <input
            id={id}
            type="file"
            multiple
            accept={extensions}
            aria-describedby={`${id}-help`}
            onChange={({ currentTarget }) => {
              void send([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </div>
      )}
      <div role="status">
        {progress && (
          <>
            <progress max={100} value={progress.percent} aria-label={progress.name} />{' '}
            {words.uploading(progress.name, progress.percent)}
          </>
        )}
      </div>
      {failed.length > 0 && (
        <div role="alert">
          {failed.map((text) => (
            <p className="problem" key={text}>
              {text}
            </p>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function problemOf(error: unknown, locale: Locale): string {
  const status = error instanceof CallFailed ? error.status : 0;
  if (status === 413) return submissionProblems[locale].fileSize;
  return failureText(status, submissionWords[locale]) ?? submissionProblems[locale].fileType;
}

/**
 * Uploads a document.
 * @param onProgress called with percentages
 * @throws CallFailed, with status 0 if there was no response
 */
function uploadDocument(file: File, onProgress: (percent: number) => void): Promise<SentDocument> {
  // `fetch` does not report upload progress.
  const call = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    call.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / Math.max(total, 1)));
    call.onload = () => {
      try {
        if (call.status !== 201) throw new CallFailed(call.status);
        resolve((JSON.parse(call.responseText) as { data: SentDocument }).data);
      } catch (error) {
        reject(error instanceof CallFailed ? error : new CallFailed(0));
      }
    };
    call.onerror = () => reject(new CallFailed(0));
    call.open('POST', `${host}${apiBase}/submissions/documents?name=${encodeURIComponent(file.name)}`);
    call.setRequestHeader('content-type', 'application/octet-stream');
    call.send(file);
  });
}
