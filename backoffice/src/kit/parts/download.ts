/** Saves a text, or a fetched blob, as a file in the browser. */
export function download(fileName: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // By then the download has started; if revoked at once, some browsers would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
