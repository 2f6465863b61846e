import { post as ownPost } from "../content/post.ts";
import { pagination as ownPagination } from "../lists/copy.ts";
import { listHead as ownListHead } from "../lists/head.ts";
import { article as ownArticle } from "../pages/article/copy.ts";
import { articleHead as ownArticleHead } from "../pages/article/head.ts";
import { blog as ownBlog } from "../pages/blog/copy.ts";
import { blogHead as ownBlogHead } from "../pages/blog/head.ts";
import { translated } from "../site/texts.ts";

const blogHead = translated(ownBlogHead, {
  title: "Blog",
  description: "Notes on websites, search and design for business, written by the people who do the work.",
  tagTitle: "Articles about {tag}",
  tagDescription: "All our notes tagged {tag}.",
});

const blog = translated(ownBlog, {
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
});

const post = translated(ownPost, {
  sample: "Showing sample data",
  minutes: "{count} min",
  toRead: "read",
  seen: "views",
});

const articleHead = translated(ownArticleHead, {
  blog: "Blog",
  unknown: {
    title: "Article not found",
    text: "This article may have been deleted, or its address has a typo.",
  },
  failed: { title: "Oops! Something went wrong", text: "The article could not be loaded" },
});

const article = translated(ownArticle, {
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
});

const pagination = translated(ownPagination, {
  pages: "Pages",
  previous: "Previous page",
  next: "Next page",
  pastTheEnd: "There is no page {page}",
  first: "To the first page",
});

const listHead = translated(ownListHead, { page: "Page {page}" });

export const articleWords = [blogHead, blog, post, articleHead, article, pagination, listHead];
