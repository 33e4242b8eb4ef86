/** Has the browser save what lies at an address of ours, as a click on a link to it does. */
function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Has the browser save bytes under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, name);
  // Not before the browser has begun to read.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
