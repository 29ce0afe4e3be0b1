/** The paths that the panel's page does not answer: files, which have a dot in their last part, and whatever the services answer. */
export const otherPaths = /\.[^/]*$|^\/(v1|address|marketplace|cargo|assets|files|openapi)(\/|$)/
