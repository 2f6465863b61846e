const reloadedKey = "reloadedForScript";

/** Reloads the page, unless that was already tried in vain. A new version's page knows its scripts' new names. */
export function reloadOnce(): boolean {
  if (sessionStorage.getItem(reloadedKey)) return false;
  sessionStorage.setItem(reloadedKey, "1");
  location.reload();
  return true;
}

export const forgetReload = () => sessionStorage.removeItem(reloadedKey);
