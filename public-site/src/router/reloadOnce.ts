const reloadedKey = "reloadedForScript";

/**
 * Reloads the page, unless that was already tried in vain. A new version's page knows its scripts' new names; without a
 * network there would be no page at all.
 */
export function reloadOnce(): boolean {
  if (sessionStorage.getItem(reloadedKey) || !navigator.onLine) return false;
  sessionStorage.setItem(reloadedKey, "1");
  location.reload();
  return true;
}

export const forgetReload = () => sessionStorage.removeItem(reloadedKey);
