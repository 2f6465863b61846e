import type { post as ownPost } from "../content/post.ts";
import type { pagination as ownPagination } from "../lists/copy.ts";
import type { article as ownArticle } from "../pages/article/copy.ts";
import type { articleHead as ownArticleHead } from "../pages/article/head.ts";
import type { blog as ownBlog } from "../pages/blog/copy.ts";
import type { blogHead as ownBlogHead } from "../pages/blog/head.ts";
import type { English } from "../site/texts.ts";

export const blogHead: English<(typeof ownBlogHead)["own"]> = {
  title: "Blog",
  description: "Notes on websites, search and design for business, written by the people who do the work.",
  tagTitle: "Articles about {tag}",
  tagDescription: "All our notes tagged {tag}.",
};

export const blog: English<(typeof ownBlog)["own"]> = {
  home: "Home",
  allTags: "All articles",
  searchLabel: "Search articles",
  search: "Search",
  categories: "Categories",
  all: "All",
  archives: "Archive",
  tags: "Tags",
  narrow: "Filter articles",
  narrowToggle: "Filter",
  more: "More",
  latest: "Latest",
  follow: "Follow us",
  activeFilters: "Active filters",
  clearAll: "Clear all",
  remove: "Remove filter {label}",
  labelled: {
    category: "Category: {name}",
    tag: "Tag: {name}",
    archive: "Archive: {month}",
    search: "Search: {text}",
  },
  unknownCategory: "Unknown category",
  found: "Articles found: {count}",
  loading: "Loading articles...",
  noneFound: "No articles found",
  noneFoundHint: "Try other words, or remove one of the filters.",
  noneYetHint: "The first article will be here soon.",
  failed: "The articles could not be loaded. Please try again later.",
  retry: "Try again",
};

export const post: English<(typeof ownPost)["own"]> = {
  sample: "Showing sample data",
  minutes: "{count} min",
  toRead: "read",
  seen: "views",
};

export const articleHead: English<(typeof ownArticleHead)["own"]> = {
  blog: "Blog",
  unknown: {
    title: "Article not found",
    text: "This article may have been deleted, or its address has a typo.",
  },
  failed: { title: "Oops! Something went wrong", text: "The article could not be loaded" },
};

export const article: English<(typeof ownArticle)["own"]> = {
  back: "Back to the blog",
  minutes: "{count} min read",
  views: "Views: {count}",
  share: "Share",
  shareTitle: "Share this article",
  shareTo: "Share on {name}",
  picture: "Main picture: {title}",
  tags: "Tags of the article",
  invitation: {
    title: "Would you like something like this for your business?",
    text: "Ask us in a chat; asking does not oblige you to order.",
    packages: "See packages and prices",
    button: "Ask on WhatsApp",
    contact: "Contact us",
    greeting: 'Hello, I have read the article "{title}" on your website and have a question.',
  },
  related: "Related articles",
  all: "All articles",
  table: "Table",
  play: "Play the video on {provider}",
  loading: "Loading article...",
  retry: "Try again",
};

export const pagination: English<(typeof ownPagination)["own"]> = {
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  pastTheEnd: "There is no page {page}",
  first: "To the first page",
};

export const listHead = { page: "Page {page}" } as const;
