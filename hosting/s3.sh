#!/bin/sh
# Copies the built site to a bucket. Each file is sent once, with its media type and cache rule:
#   hosting/s3.sh BUCKET
# Scripts and static files go first, because pages refer to them. Old scripts are not deleted, because
# a page that is still open may request them.
set -euf

bucket=${1:?"add the name of the bucket, as in: hosting/s3.sh my-site"}
scripts="*-????????????????????.js"

sync() {
  aws s3 sync public "s3://$bucket" "$@" \
    --exclude "_headers" --exclude "_redirects" --exclude "*.br" --exclude "*.gz"
}
immutable() {
  sync --cache-control "public, max-age=31536000, immutable" --exclude "*" "$@"
}
revalidate() {
  sync --cache-control "public, max-age=0, must-revalidate" "$@"
}

immutable --include "$scripts" --include "static/*" --exclude "*.avif"
immutable --include "static/*.avif" --content-type "image/avif"

# Sends files whose media type the aws command does not know, or sends without a charset. Deletes such
# files that are gone: the command never deletes a file that it excludes.
with_type() {
  revalidate --delete --exclude "*" --include "*.$1" --content-type "$2"
}
with_type docx "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
with_type md "text/markdown; charset=utf-8"
with_type txt "text/plain; charset=utf-8"
with_type vcf "text/vcard; charset=utf-8"
with_type webmanifest "application/manifest+json"

# The build writes compressed copies beside files. What stands alone is a file of static/.
find public -type f \( -name "*.br" -o -name "*.gz" \) | while IFS= read -r file; do
  [ -f "${file%.*}" ] || aws s3 cp "$file" "s3://$bucket/${file#public/}" \
    --cache-control "public, max-age=0, must-revalidate"
done

revalidate --delete --exclude "static/*" --exclude "$scripts" \
  --exclude "*.docx" --exclude "*.md" --exclude "*.txt" --exclude "*.vcf" --exclude "*.webmanifest"
