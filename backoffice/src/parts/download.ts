/** Saves a text as a file of the browser. */
export function download(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has begun by then; revoked at once, some browsers would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
