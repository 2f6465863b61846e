import { useEffect } from "react";

/** Shows the site's icon in the browser's tab; without one, the dashboard's own stays. */
export function usePageIcon(address: string): void {
  useEffect(() => {
    const link = document.querySelector('link[rel~="icon"]');
    if (!address || !link) return;
    const own = { href: link.getAttribute("href"), type: link.getAttribute("type") };
    link.setAttribute("href", address);
    // It names the format of the dashboard's own icon.
    link.removeAttribute("type");
    return () => {
      for (const [name, value] of Object.entries(own)) if (value !== null) link.setAttribute(name, value);
    };
  }, [address]);
}
