#!/bin/sh
# Copies the built site to a bucket, each file once, with its type and the time it may be kept:
#   hosting/s3.sh BUCKET
# A page goes after what it names, and no script is deleted: an older page, still open, may ask for it.
set -euf

bucket=${1:?"name the bucket, as in: hosting/s3.sh my-site"}
scripts="*-????????????????????.js"

sync() {
  aws s3 sync public "s3://$bucket" "$@" \
    --exclude "_nginx/*" --exclude "_headers" --exclude "*.br" --exclude "*.gz"
}
immutable() {
  sync --cache-control "public, max-age=31536000, immutable" --exclude "*" "$@"
}
revalidate() {
  sync --cache-control "public, max-age=0, must-revalidate" "$@"
}

immutable --include "$scripts" --include "static/*" --exclude "*.avif"
immutable --include "static/*.avif" --content-type "image/avif"

# The types that the command does not know, or knows without their charset.
typed() {
  revalidate --exclude "*" --include "*.$1" --content-type "$2"
}
typed md "text/markdown; charset=utf-8"
typed txt "text/plain; charset=utf-8"
typed vcf "text/vcard; charset=utf-8"
typed webmanifest "application/manifest+json"

revalidate --delete --exclude "static/*" --exclude "$scripts" \
  --exclude "*.md" --exclude "*.txt" --exclude "*.vcf" --exclude "*.webmanifest"
