/** The uploaded files of demo records, in the form in which records refer to them. */
export interface DemoUploads {
  pictures: readonly { id: number }[];
  documents: readonly { id: number }[];
}

export const noUploads: DemoUploads = { pictures: [], documents: [] };

/** Every third record has a picture, every sixth two, every fifth a document, if its type has such fields. */
export function* withUploads<T extends { id: number }>(
  records: Iterable<T>,
  { pictures, documents }: DemoUploads,
): Generator<T> {
  for (const record of records) {
    const { id } = record;
    const picture = (offset: number) => pictures[(id * 7 + offset) % pictures.length];
    const images = id % 3 === 0 ? [picture(0), ...(id % 6 === 0 ? [picture(1)] : [])] : [];
    const files = id % 5 === 0 ? [documents[id % documents.length]] : [];
    // If there are few pictures, the second one may equal the first.
    yield {
      ...record,
      ...('images' in record && { images: [...new Set(images.filter((image) => image !== undefined))] }),
      ...('files' in record && { files: files.filter((file) => file !== undefined) }),
    };
  }
}
