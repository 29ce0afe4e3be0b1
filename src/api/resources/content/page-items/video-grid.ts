import { rows } from '#api/resources/platform/fields.ts'
import { cardOf, columns, pictures, title, titled, url } from './fields.ts'
import { pageItem } from './item.ts'

/** Videos that are kept elsewhere, each with a picture that stands for it. */
export const videoGrid = pageItem({
  type: 'videogrid',
  name: /*i18n*/ { id: 'pagebuilder.videogrid', message: 'Video ızgarası' },
  fields: {
    title,
    columns,
    videos: rows({
      label: /*i18n*/ { id: 'pagebuilder.field_videos', message: 'Videolar' },
      columns: { title, url, image: pictures.image },
    }),
  },
  draw: (data) => ({ ...titled(data), look: 'grid', columns: Number(data.columns), cards: data.videos.map(cardOf) }),
})
