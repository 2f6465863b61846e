/**
 * Plays videos in their places. Only pages that hold one load this script, and only those, as the server sent them, may
 * frame the video's host: on a page that the browser has turned itself, the first click fetches it anew.
 */
const mayFrame = (embed: string) =>
  document
    .querySelector("meta[http-equiv=Content-Security-Policy]")
    ?.getAttribute("content")
    ?.includes(new URL(embed).origin) ?? true;

function play(link: HTMLAnchorElement, embed: string) {
  const frame = document.createElement("iframe");
  frame.src = embed;
  frame.title = link.textContent?.trim() || (link.querySelector("img")?.alt ?? "");
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  link.replaceWith(frame);
  frame.focus();
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-video]") : null;
  const embed = link?.dataset.video;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !embed || !isPlain) return;
  event.preventDefault();
  if (mayFrame(embed)) play(link, embed);
  else location.reload();
});

export {};
