/** Accepted image types, by extension. */
export const imageTypes = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;
/** Accepted document types, unless a field declares others. */
export const documentTypes = { pdf: 'application/pdf' } as const;
/** For documents that may also be pictures, such as a poster or a scanned page. */
export const documentAndPictureTypes = {
  ...documentTypes,
  jpg: imageTypes.jpg,
  jpeg: imageTypes.jpeg,
  png: imageTypes.png,
} as const;

export const wrongTypeMessage = (type: string, name: string) =>
  `Der Dateityp "${type}" von "${name}" ist nicht erlaubt.`;
