import { photoTypes } from "@etalase/contracts/rules/image";

/** Opens a file dialog for pictures. Its input is not in the page, since a form has file fields of its own. */
export function chooseFiles(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.accept = photoTypes.join(",");
  input.onchange = () => onFiles([...(input.files ?? [])]);
  input.click();
}
