import type { Route } from '#api/routes/platform/route.ts'

/** What is written of a page or a post beside what visitors see of it. */
export const articleRoutes: readonly Route[] = [
  {
    path: '/pages/copy/:id',
    title: /*i18n*/ { id: 'pages.copy', message: 'Sayfanın çalışma kopyası' },
    codes: [2303],
    parent: '/pages',
    screen: 'content/articles/CopyPage',
  },
  {
    path: '/blogs/copy/:id',
    title: /*i18n*/ { id: 'blogs.copy', message: 'Blog yazısının çalışma kopyası' },
    codes: [2303],
    parent: '/blogs',
    screen: 'content/articles/CopyPage',
  },
]
